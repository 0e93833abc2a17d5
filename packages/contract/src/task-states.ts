/**
 * States of a long task ("Pusat Proses"). WAITING: nobody has begun; RUNNING; PAUSED: by its owner, or by the server when it
 * cannot go on; DONE: every item was worked (some may have failed); CANCELLED: what was left is skipped; FAILED: the items
 * are worked but the end (the result file) could not be made.
 */
export const TASK_STATES = ['WAITING', 'RUNNING', 'PAUSED', 'DONE', 'CANCELLED', 'FAILED'] as const;
export type TaskState = (typeof TASK_STATES)[number];

/** States of one item. `sent` means worked successfully, whatever the kind. */
export const TASK_ITEM_STATES = ['remaining', 'sent', 'failed', 'skipped'] as const;
export type TaskItemState = (typeof TASK_ITEM_STATES)[number];

/** Whether someone is, or will be, at work on it. */
export const isAtWork = (state: TaskState): boolean => state === 'WAITING' || state === 'RUNNING';

/** Whether nothing will happen any more unless its owner asks. */
export const isOver = (state: TaskState): boolean => state === 'DONE' || state === 'CANCELLED' || state === 'FAILED';
