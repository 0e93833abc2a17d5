import type pg from 'pg';
import type { Config } from '../config/config.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { ResumableUploads } from '../storage/resumable/resumable-uploads.ts';
import type { Storage } from '../storage/storage.ts';
import type { Tx } from './transaction.ts';

/** What the app is made from; a test hands in its own. */
export interface Services {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly db: Tx & { transaction: TransactionRunner };
  /** For exports, which are read over connections of their own. */
  readonly exportDb: Services['db'];
  readonly storage: Storage;
  readonly uploads: ResumableUploads;
  readonly jobs: JobQueue;
  readonly clock: () => Date;
  /**
   * In tests, a call that writes no log row although its endpoint promises one fails. In production it is logged as an
   * error and the row is written from what is known.
   */
  readonly strict: boolean;
}

type TransactionRunner = <T>(
  work: (tx: Tx) => Promise<T>,
  options?: { readonly accessMode?: 'read only' | 'read write' },
) => Promise<T>;
