/**
 * States of a task ("Pusat Proses"). WAITING: not started; RUNNING; PAUSED: by its owner, or by the server when it
 * cannot continue; DONE: every item was processed (some may have failed); CANCELLED: the remaining items are skipped;
 * FAILED: the items are processed but the final step (the result file) failed.
 */
export const TASK_STATES = ['WAITING', 'RUNNING', 'PAUSED', 'DONE', 'CANCELLED', 'FAILED'] as const;
export type TaskState = (typeof TASK_STATES)[number];

/** States of an item. `sent` means processed successfully, for every kind. */
export const TASK_ITEM_STATES = ['remaining', 'sent', 'failed', 'skipped'] as const;
export type TaskItemState = (typeof TASK_ITEM_STATES)[number];

/** States of tasks that are being processed or will be. */
export const AT_WORK_STATES = ['WAITING', 'RUNNING'] as const satisfies readonly TaskState[];

/** Whether the task is being processed or will be. */
export const isAtWork = (state: TaskState): boolean => AT_WORK_STATES.some((atWork) => atWork === state);

/** Whether the task has ended, so that only its owner can restart it. */
export const isOver = (state: TaskState): boolean => state === 'DONE' || state === 'CANCELLED' || state === 'FAILED';
