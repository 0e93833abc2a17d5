import type { Logger } from 'pino';
import type { Services } from '../http/services.ts';

/** A queue and the work of its jobs. A job may run twice, so its work must be idempotent. */
export interface Queue {
  readonly name: string;
  readonly work: (services: Services, data: unknown, log: Logger) => Promise<void>;
  /** Cron expression in UTC for recurring work, which one of all processes runs. */
  readonly cron?: string;
  /** Maximum run time in seconds; defaults to 900. */
  readonly expireInSeconds?: number;
  /** Jobs that one process runs in parallel; defaults to 1. */
  readonly sideBySide?: number;
  /** Interval in which a process looks for jobs, in seconds (at least 0.5); defaults to 2. */
  readonly pollSeconds?: number;
  /** Cheap work that each process repeats by itself. */
  readonly every?: { readonly ms: number; readonly work: (services: Services, log: Logger) => Promise<void> };
}
