import type { Readable } from 'node:stream';

/** A stored file without its bytes. */
export interface StoredFile {
  readonly key: string;
  /** In bytes. */
  readonly size: number;
}

/** The file storage: a folder or a bucket. Keys are made by `newKey`, never by clients. */
export interface Storage {
  /** Stores a file under a key; an existing one is replaced atomically. */
  put(key: string, content: Readable | Buffer, type: string): Promise<void>;
  /** Opens a file for reading; null when it does not exist. Both ends of a range are inclusive. */
  open(key: string, range?: { readonly start: number; readonly end: number }): Promise<Readable | null>;
  stat(key: string): Promise<StoredFile | null>;
  /** Removing a missing file is not an error. */
  remove(key: string): Promise<void>;
  /** Throws when files cannot be stored: no such bucket, wrong keys, a folder that cannot be written. */
  check(): Promise<void>;
}
