/** Work done outside a call, by any server process that shares the database. */
export interface JobQueue {
  /**
   * Adds a job.
   * @param name one of the queues declared in `jobs/queues.ts`.
   * @param options.singletonKey while a job with this key waits, another is not added.
   * @returns the job's id, null when an equal one already waits.
   */
  enqueue(name: string, data: Readonly<Record<string, unknown>>, options?: EnqueueOptions): Promise<string | null>;
}

export interface EnqueueOptions {
  readonly singletonKey?: string;
  readonly startAfter?: Date;
}
