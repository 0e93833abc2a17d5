import type { AnyTaskKind } from './task-kind.ts';

/** Every kind of long task; a line each. */
export const TASK_KINDS: readonly AnyTaskKind[] = [];
