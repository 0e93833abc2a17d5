/** Queue whose jobs are turns of a task: `{ task: id }`. */
export const TASK_QUEUE = 'tasks';
