import type { Tx } from '../http/transaction.ts';

/** Jobs that run outside a call, in any server process that shares the database. */
export interface JobQueue {
  /**
   * Adds a job.
   * @param name a queue of `background/queues.ts`.
   * @returns the job's id; null when it was not added.
   */
  readonly enqueue: (
    name: string,
    data: Readonly<Record<string, unknown>>,
    options?: EnqueueOptions,
  ) => Promise<string | null>;
}

export interface EnqueueOptions {
  readonly startAfter?: Date;
  /** Transaction of the job; the context of handlers passes it. */
  readonly tx?: Tx;
}
