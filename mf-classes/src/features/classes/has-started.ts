import type { ClassRow } from '@widya/contract/classes';

/** Whether the class has begun; a permanent one never begins (decision 24). */
export const hasStarted = (row: Pick<ClassRow, 'permanent' | 'start_time'>, now: number): boolean =>
  !row.permanent && row.start_time !== null && Date.parse(row.start_time) <= now;
