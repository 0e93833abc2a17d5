import { ApiError, lastChangeOf } from '@widya/api-client/api-error';
import type { Conflict } from './conflict-banner.tsx';

/** The choices when a save was refused because of a concurrent change; null for any other failure or none. */
export const conflictOf = (failure: unknown, choices: Omit<Conflict, 'who'>): Conflict | null =>
  failure instanceof ApiError && failure.code === 'VERSION_CONFLICT'
    ? { ...choices, who: lastChangeOf(failure)?.who }
    : null;
