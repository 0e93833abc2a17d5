import type { Config } from '../../platform/config/config.ts';
import type { ResumableUploads } from '../../platform/storage/resumable/resumable-uploads.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { Actor } from '../actors.ts';
import type { CallOptions } from '../calls.ts';
import type { TestDatabase } from '../database.ts';

export interface ExampleWorld {
  readonly db: TestDatabase['db'];
  /** Where files of records lie. */
  readonly storage: Storage;
  readonly uploads: ResumableUploads;
  /** Settings of the server under test. */
  readonly config: Config;
  /** Whom records of "own" are linked to; the same account as the caller when that is `instructor-own`. */
  readonly owner: Actor;
  /** Who will call; null for nobody. */
  readonly caller: Actor | null;
}

/** A call that succeeds for whoever may make it. */
export interface Example {
  /** Makes the records the call needs, new ones each time, and says what to send. */
  readonly make: (world: ExampleWorld) => Promise<CallOptions>;
  /** For endpoints whose rows are narrowed: a list answers 200 without the foreign row, a single record 404. */
  readonly foreign?: 'hidden' | 'left-out';
}

/** Examples of one resource, by the id of the endpoint. */
export type Examples = Readonly<Record<string, Example>>;
