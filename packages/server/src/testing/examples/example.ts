import type { Config } from '../../platform/config/config.ts';
import type { ResumableUploads } from '../../platform/storage/resumable/resumable-uploads.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { Actor } from '../actors.ts';
import type { CallOptions } from '../calls.ts';
import type { TestDatabase } from '../database.ts';

export interface ExampleWorld {
  readonly db: TestDatabase['db'];
  /** Storage of files that belong to records. */
  readonly storage: Storage;
  readonly uploads: ResumableUploads;
  /** Settings of the server under test. */
  readonly config: Config;
  /** The instructor to which "own" records are linked; the caller itself when that is `instructor-own`. */
  readonly owner: Actor;
  /** The caller; null for nobody. */
  readonly caller: Actor | null;
}

/** A call that succeeds for everybody who may make it. */
export interface Example {
  /** Creates the records that the call needs, new ones each time, and returns its request. */
  readonly make: (world: ExampleWorld) => Promise<CallOptions>;
  /** With row scope, the response about another owner's record: 404 ('hidden'), or a list without it ('left-out'). */
  readonly foreign?: 'hidden' | 'left-out';
}

/** Examples of one resource, by the id of the endpoint. */
export type Examples = Readonly<Record<string, Example>>;
