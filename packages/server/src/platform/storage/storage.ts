import type { Readable } from 'node:stream';

/** What a stored file is, without its bytes. */
export interface StoredFile {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
}

/** Where files are kept: a folder or a bucket. Keys are made by `newKey`, never by callers of the API. */
export interface Storage {
  /** Stores a file under a key; an existing one is replaced whole or not at all. */
  put(key: string, content: Readable | Buffer, type: string): Promise<void>;
  /** Opens a file for reading; null when there is none. Both ends of a range are included. */
  open(key: string, range?: { readonly start: number; readonly end: number }): Promise<Readable | null>;
  stat(key: string): Promise<StoredFile | null>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
}
