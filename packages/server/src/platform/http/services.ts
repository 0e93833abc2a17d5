import type pg from 'pg';
import type { Config } from '../config/config.ts';
import type { Standby } from '../database/standby.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { ResumableUploads } from '../storage/resumable/resumable-uploads.ts';
import type { Storage } from '../storage/storage.ts';
import type { Metrics } from './metrics.ts';
import type { Tx } from './transaction.ts';

/** The services that the app is built from; tests pass their own. */
export interface Services {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly db: Tx & { transaction: TransactionRunner };
  /** Used by exports, which have their own connections. */
  readonly exportDb: Services['db'];
  /** Left out without DATABASE_READ_URL. */
  readonly standby?: Standby;
  readonly storage: Storage;
  readonly uploads: ResumableUploads;
  readonly jobs: JobQueue;
  readonly metrics: Metrics;
  readonly clock: () => Date;
  /**
   * In tests, a call without its declared log row fails. In production the row is written from what is known, and an
   * error is logged.
   */
  readonly strict: boolean;
}

type TransactionRunner = <T>(
  work: (tx: Tx) => Promise<T>,
  options?: { readonly accessMode?: 'read only' | 'read write' },
) => Promise<T>;
