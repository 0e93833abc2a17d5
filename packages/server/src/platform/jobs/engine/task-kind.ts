import type { Readable } from 'node:stream';
import type { AccountRef, Caller } from '../../auth/caller.ts';
import type { Services } from '../../http/services.ts';
import type { Tx } from '../../http/transaction.ts';
import type { NewTask } from './start-task.ts';

export type Json = Readonly<Record<string, unknown>>;

/** A task in the form that its kind receives. */
export interface TaskOf<Input extends Json = Json> {
  readonly id: number;
  readonly label: string;
  /** The input given to `startTask`. */
  readonly input: Input;
  /** The account that started it; its access was checked at the start. */
  readonly owner: AccountRef;
  /** Request id of the call that started it, for log rows and mails. */
  readonly requestId: string | null;
}

/** One item of a task. */
export interface ItemOf<Data extends Json = Json> {
  readonly id: number;
  /** From 1. */
  readonly position: number;
  readonly label: string;
  readonly data: Data;
  /** Number of earlier attempts. */
  readonly attempts: number;
}

/** The result of a processed or skipped item. A failure is thrown, which rolls back what the item wrote. */
export type ItemOutcome =
  | { readonly outcome: 'sent'; readonly result?: Json }
  | { readonly outcome: 'skipped'; readonly reason: string; readonly result?: Json };

/**
 * The result in `workChunk`, where a failure is returned instead of thrown; a failed item must have written nothing.
 */
export type ChunkOutcome = ItemOutcome | { readonly outcome: 'failed'; readonly reason: string };

/** The result in `handOver.work`: the item waits for `endHandedItem`, or is skipped. */
export type HandedOver = 'handed' | { readonly outcome: 'skipped'; readonly reason: string };

/** Handling of items whose result arrives later, like that of a mail. */
export interface HandOver<Data extends Json = Json, Input extends Json = Json> {
  /** The earliest time to hand items over; null means immediately. */
  readonly notBefore?: (task: TaskOf<Input>) => Date | null;
  /** How many more items may be handed over now; a small number lets a pause take effect soon. */
  readonly room: (services: Services, tx: Tx, task: TaskOf<Input>) => Promise<number>;
  /** Hands items over through `tx`; returns a result for each in their order. */
  readonly work: (
    services: Services,
    tx: Tx,
    items: readonly ItemOf<Data>[],
    task: TaskOf<Input>,
  ) => Promise<readonly HandedOver[]>;
}

/** How the changes of a task are undone, by a task of the same kind. */
export interface Undo<Data extends Json = Json, Input extends Json = Json, Read extends Json = Input> {
  /** Whether this task can be undone. */
  readonly offers: (task: TaskOf<Read>) => boolean;
  /**
   * The task that undoes it. It must leave what somebody has changed since.
   * @throws ApiFailure when the caller may not make these changes any more.
   */
  readonly plan: (tx: Tx, caller: Caller, task: TaskOf<Read>) => Promise<NewTask<Data, Input>>;
}

/** The result of a finished task. */
export interface Finished {
  /** Facts displayed with the task, such as `{ invited: 200 }`. */
  readonly summary?: Json;
  /** A file that can be downloaded for seven days. */
  readonly file?: ResultFile;
}

export interface ResultFile {
  /** File name for saving. */
  readonly name: string;
  readonly type: ResultType;
  readonly content: Buffer | Readable | AsyncIterable<string | Buffer>;
}

export type ResultType = 'text/csv' | 'application/zip' | 'application/pdf';

/**
 * A kind of long task. To add one: a file that exports `defineTaskKind({...})`, its changes in `TASK_CHANGES` of the
 * contract, and a line in `background/task-kinds.ts`. Start tasks with `startTask(ctx, yourKind, …)` in the handler of
 * a call, which answers 202 with `job_id`.
 */
export interface TaskKind<Data extends Json = Json, Input extends Json = Json> {
  /** Stored in the database, so it must never change: `member-invite`. */
  readonly name: string;
  /** Displayed label, unless `startTask` passes a more specific one. */
  readonly label: string;
  /**
   * `browser`: the page that started the task claims items and reports their results (`claimTaskItems`). Defaults to
   * `server`.
   */
  readonly worker?: 'server' | 'browser';
  /** Items per transaction; defaults to 25. Together they should take less than two seconds. */
  readonly chunk?: number;
  /**
   * Processes one item inside a transaction that also records its result, so that a killed worker leaves nothing half
   * done and nothing is done twice. Write only through `tx`; send mails through the outbox (`enqueueMail(tx, …)`).
   * @throws ApiFailure whose message becomes the reason; any other error is logged and displayed as 'Terjadi
   * Kesalahan'.
   */
  readonly workItem?: (services: Services, tx: Tx, item: ItemOf<Data>, task: TaskOf<Input>) => Promise<ItemOutcome>;
  /**
   * Processes a whole chunk in a few statements and returns a result for each item in order; when it throws, the items
   * are processed one by one.
   */
  readonly workChunk?: (
    services: Services,
    tx: Tx,
    items: readonly ItemOf<Data>[],
    task: TaskOf<Input>,
  ) => Promise<readonly ChunkOutcome[]>;
  /** Replaces `workItem` for items whose result arrives later. */
  readonly handOver?: HandOver<Data, Input>;
  /**
   * Runs once all items are processed, outside a transaction; it may run again after a failure or crash, so it must
   * only read.
   */
  readonly finish?: (services: Services, task: TaskOf<Input>) => Promise<Finished | null>;
  /** For tasks that can be undone for ten minutes after their end. Source: D250. */
  readonly undo?: Undo<Data, Input>;
  /** Keys of `data` that become columns of the CSV of failed rows, in order; the reason follows. */
  readonly failureColumns?: readonly (keyof Data & string)[];
  /** Headers of these columns, when they differ from the keys. */
  readonly failureHeaders?: readonly string[];
}

/**
 * Declares a kind of task.
 * @throws Error when a kind for the server has neither `workItem` nor `handOver`.
 */
export const defineTaskKind = <Data extends Json, Input extends Json = Json>(
  kind: TaskKind<Data, Input>,
): TaskKind<Data, Input> => {
  if (kind.worker !== 'browser' && !kind.workItem && !kind.handOver)
    throw new Error(`Task kind ${kind.name} has no work`);
  return kind;
};

/** Any kind of task, without its data types; each kind receives only what its own `startTask` wrote. */
export type AnyTaskKind = Omit<
  TaskKind,
  'workItem' | 'workChunk' | 'handOver' | 'finish' | 'undo' | 'failureColumns'
> & {
  readonly handOver?: HandOver<never, never>;
  readonly workItem?: (services: Services, tx: Tx, item: ItemOf<never>, task: TaskOf<never>) => Promise<ItemOutcome>;
  readonly workChunk?: (
    services: Services,
    tx: Tx,
    items: readonly ItemOf<never>[],
    task: TaskOf<never>,
  ) => Promise<readonly ChunkOutcome[]>;
  readonly finish?: (services: Services, task: TaskOf<never>) => Promise<Finished | null>;
  readonly undo?: Undo<Json, Json, never>;
  readonly failureColumns?: readonly string[];
};
