import type { Readable } from 'node:stream';
import type { AccountRef } from '../../auth/caller.ts';
import type { Services } from '../../http/services.ts';
import type { Tx } from '../../http/transaction.ts';

export type Json = Readonly<Record<string, unknown>>;

/** A task as a kind sees it. */
export interface TaskOf<Input extends Json = Json> {
  readonly id: number;
  readonly label: string;
  /** What `startTask` was given besides the items. */
  readonly input: Input;
  /** Who began it; what they may do is checked when they begin it. */
  readonly owner: AccountRef;
  /** Call that began it, for log rows and mails that should tell. */
  readonly requestId: string | null;
}

/** One thing to work. */
export interface ItemOf<Data extends Json = Json> {
  readonly id: number;
  /** From 1. */
  readonly position: number;
  readonly label: string;
  readonly data: Data;
  /** How often it was tried before. */
  readonly attempts: number;
}

/** How an item ended well, or was rightly left out. A failure is thrown: what the item wrote is then undone. */
export type ItemOutcome =
  | { readonly outcome: 'sent'; readonly result?: Json }
  | { readonly outcome: 'skipped'; readonly reason: string; readonly result?: Json };

/** In `workChunk` a failure is said instead of thrown; the item must have written nothing. */
export type ChunkOutcome = ItemOutcome | { readonly outcome: 'failed'; readonly reason: string };

/** In `handOver.work`: the item waits for `endHandedItem`, or is rightly left out. */
export type HandedOver = 'handed' | { readonly outcome: 'skipped'; readonly reason: string };

/** Items that something else ends later, as a mail does once it has left. */
export interface HandOver<Data extends Json = Json, Input extends Json = Json> {
  /** Nothing is handed over before; null begins at once. */
  readonly notBefore?: (task: TaskOf<Input>) => Date | null;
  /** How many more may be handed over now, so that a pause takes effect soon. */
  readonly room: (services: Services, tx: Tx, task: TaskOf<Input>) => Promise<number>;
  /** Hands items over through `tx`, answering for each in their order. */
  readonly work: (
    services: Services,
    tx: Tx,
    items: readonly ItemOf<Data>[],
    task: TaskOf<Input>,
  ) => Promise<readonly HandedOver[]>;
}

/** What the end of a task leads to. */
export interface Finished {
  /** Facts shown with the task, such as `{ invited: 200 }`. */
  readonly summary?: Json;
  /** Offered for download for seven days. */
  readonly file?: ResultFile;
}

export interface ResultFile {
  /** Name offered for saving. */
  readonly name: string;
  readonly type: ResultType;
  readonly content: Buffer | Readable | AsyncIterable<string | Buffer>;
}

export type ResultType = 'text/csv' | 'application/zip' | 'application/pdf';

/**
 * A kind of long task. Add one: a file that exports `defineTaskKind({...})`, what it changes in `TASK_CHANGES` of the contract,
 * and a line in `registry.ts`; begin tasks with `startTask(ctx, yourKind, …)` in the handler of a call, which answers 202 with
 * `job_id`.
 */
export interface TaskKind<Data extends Json = Json, Input extends Json = Json> {
  /** Kept in the database, so it never changes: `member-invite`. */
  readonly name: string;
  /** What people read, unless `startTask` says it more closely. */
  readonly label: string;
  /** `browser`: the page that began it claims items and says how they ended (`claimTaskItems`). `server` when left out. */
  readonly worker?: 'server' | 'browser';
  /** Items worked in one transaction, 25 when left out. They should take less than two seconds together. */
  readonly chunk?: number;
  /**
   * Works one item, inside a transaction that also writes down how it ended: a killed worker leaves nothing half done, and
   * nothing is done twice. Write only through `tx`; leave mails to the outbox (`enqueueMail(tx, …)`).
   * @throws ApiFailure whose sentence becomes the reason; anything else is logged and reads 'Terjadi Kesalahan'.
   */
  readonly workItem?: (services: Services, tx: Tx, item: ItemOf<Data>, task: TaskOf<Input>) => Promise<ItemOutcome>;
  /** Works a whole handful in a few statements, answering an outcome for each in their order; when it throws, they are worked one by one. */
  readonly workChunk?: (
    services: Services,
    tx: Tx,
    items: readonly ItemOf<Data>[],
    task: TaskOf<Input>,
  ) => Promise<readonly ChunkOutcome[]>;
  /** In place of `workItem`, for items that end elsewhere. */
  readonly handOver?: HandOver<Data, Input>;
  /** Runs once every item was worked, outside a transaction; again when it failed or its process was killed, so it only reads. */
  readonly finish?: (services: Services, task: TaskOf<Input>) => Promise<Finished | null>;
  /** Keys of `data` that make up the CSV of failed rows, in their order; the reason follows. */
  readonly failureColumns?: readonly (keyof Data & string)[];
  /** How the columns are headed, where that differs from the keys. */
  readonly failureHeaders?: readonly string[];
}

/** The registry holds kinds of every data: what reaches a kind is what its own `startTask` wrote. */
export const defineTaskKind = <Data extends Json, Input extends Json = Json>(
  kind: TaskKind<Data, Input>,
): TaskKind<Data, Input> => {
  if (kind.worker !== 'browser' && !kind.workItem && !kind.handOver)
    throw new Error(`Task kind ${kind.name} has no work`);
  return kind;
};

/** Any kind, as the engine handles it. */
export type AnyTaskKind = Omit<TaskKind, 'workItem' | 'workChunk' | 'handOver' | 'finish' | 'failureColumns'> & {
  readonly handOver?: HandOver<never, never>;
  readonly workItem?: (services: Services, tx: Tx, item: ItemOf<never>, task: TaskOf<never>) => Promise<ItemOutcome>;
  readonly workChunk?: (
    services: Services,
    tx: Tx,
    items: readonly ItemOf<never>[],
    task: TaskOf<never>,
  ) => Promise<readonly ChunkOutcome[]>;
  readonly finish?: (services: Services, task: TaskOf<never>) => Promise<Finished | null>;
  readonly failureColumns?: readonly string[];
};
