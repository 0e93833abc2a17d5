import type { Logger } from 'pino';

/** The part of the logger that the engine uses. */
export type TaskLog = Pick<Logger, 'info' | 'warn' | 'error'>;
