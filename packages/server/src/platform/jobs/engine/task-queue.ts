/** Queue whose jobs are turns of work on a task: `{ task: id }`. */
export const TASK_QUEUE = 'tasks';
