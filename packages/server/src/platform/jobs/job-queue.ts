import type { Tx } from '../http/transaction.ts';

/** Work done outside a call, by any server process that shares the database. */
export interface JobQueue {
  /**
   * Adds a job.
   * @param name one of the queues declared in `background/queues.ts`.
   * @returns the job's id, null when an equal one already waits.
   */
  readonly enqueue: (
    name: string,
    data: Readonly<Record<string, unknown>>,
    options?: EnqueueOptions,
  ) => Promise<string | null>;
}

export interface EnqueueOptions {
  /** While a job with this key waits, another is not added. */
  readonly singletonKey?: string;
  readonly startAfter?: Date;
  /** Transaction the job is part of; handlers need not name it, their context does. */
  readonly tx?: Tx;
}
