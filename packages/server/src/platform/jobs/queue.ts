import type { Logger } from 'pino';
import type { Services } from '../http/services.ts';

/** A queue and the work its jobs are. A job may run twice; its work must not mind. */
export interface Queue {
  readonly name: string;
  readonly work: (services: Services, data: unknown, log: Logger) => Promise<void>;
  /** Minute, hour, day … in UTC, for work that comes by itself; one process of all does it. */
  readonly cron?: string;
  /** Longest run, seconds. */
  readonly expireInSeconds?: number;
  /** Jobs that one process works at the same time; 1 when left out. */
  readonly sideBySide?: number;
  /** How often a process looks for jobs, seconds (at least 0.5); 2 when left out. */
  readonly pollSeconds?: number;
  /** Work that every process does by itself, again and again; it must be cheap. */
  readonly every?: { readonly ms: number; readonly work: (services: Services, log: Logger) => Promise<void> };
}
