import type { Logger } from 'pino';

/** What the engine tells the log. */
export type TaskLog = Pick<Logger, 'info' | 'warn' | 'error'>;
