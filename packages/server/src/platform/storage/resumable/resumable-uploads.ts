import type { Readable } from 'node:stream';
import type { AccountRef } from '../../auth/caller.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import type { Tx } from '../../http/transaction.ts';
import { noSuchUpload } from './no-such-upload.ts';
import { tusServer } from './tus-server.ts';
import { uploadLocks } from './upload-locks.ts';
import { deleteUpload, hasUpload, insertUpload, listExpired, releaseUpload, touchUpload } from './upload-rows.ts';
import type { UploadStore } from './upload-store.ts';

/** Progress of an upload, in bytes. */
export interface UploadState {
  readonly offset: number;
  readonly size: number;
}

/** Upload sessions. Each belongs to an account; for everybody else it does not exist (404). */
export interface ResumableUploads {
  /** @returns id of the new upload. @throws ApiFailure 429 */
  readonly begin: (owner: AccountRef, size: number, now: Date) => Promise<string>;
  /** Reads the progress; stops a request that is still sending. @throws ApiFailure 404 */
  readonly read: (owner: AccountRef, id: string, now: Date) => Promise<UploadState>;
  /**
   * Appends bytes; those received before a connection breaks stay stored.
   * @returns the new number of received bytes. @throws ApiFailure 404, 409 with the right offset, 413, 400 when the
   * connection broke.
   */
  readonly append: (owner: AccountRef, id: string, part: UploadPart, now: Date) => Promise<number>;
  /** @throws ApiFailure 404 */
  readonly drop: (owner: AccountRef, id: string, now: Date) => Promise<void>;
  /** Opens a complete upload. @throws ApiFailure 404 */
  readonly open: (id: string) => Promise<Readable>;
  /** Lets a used upload expire soon. */
  readonly release: (id: string, now: Date) => Promise<void>;
  /** Removes expired uploads. @returns how many. */
  readonly removeExpired: (now: Date) => Promise<number>;
}

/** The next bytes of an upload. */
export interface UploadPart {
  /** Offset of the first byte. */
  readonly offset: number;
  readonly bytes: Readable;
}

const FOLDER = 'resumable/';
const nameOf = (id: string): string => FOLDER + id;

/** Combines rows, which store owner and expiry, with tus, which stores the bytes. */
export function resumableUploads(db: Tx, store: UploadStore): ResumableUploads {
  const tus = tusServer(
    store,
    uploadLocks(db, (name) => name.slice(FOLDER.length)),
  );
  const assertOwn = async (owner: AccountRef, id: string, now: Date): Promise<void> => {
    if (!(await hasUpload(db, owner, id, now))) throw noSuchUpload();
  };
  // Removes the bytes first: a row without bytes is removed later, but bytes without a row would stay forever.
  const remove = async (id: string): Promise<void> => {
    await store.remove(nameOf(id));
    await deleteUpload(db, id);
  };
  const removeExpired = async (now: Date): Promise<number> => {
    const expired = await listExpired(db, now);
    for (const id of expired) await remove(id);
    return expired.length;
  };
  return {
    begin: async (owner, size, now) => {
      const id = await insertUpload(db, owner, size, now);
      try {
        await tus({ method: 'POST', name: nameOf(id), headers: { 'upload-length': String(size) } });
      } catch (error) {
        await deleteUpload(db, id);
        throw error;
      }
      // Also removes expired uploads here, for processes without background jobs.
      await removeExpired(now);
      return id;
    },
    read: async (owner, id, now) => {
      await assertOwn(owner, id, now);
      const headers = await tus({ method: 'HEAD', name: nameOf(id) });
      return { offset: Number(headers.get('upload-offset')), size: Number(headers.get('upload-length')) };
    },
    append: async (owner, id, { offset, bytes }, now) => {
      await assertOwn(owner, id, now);
      const headers = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
      const answer = await tus({ method: 'PATCH', name: nameOf(id), headers, body: bytes });
      await touchUpload(db, id, now);
      if (bytes.destroyed && !bytes.readableEnded)
        throw new ApiFailure(400, 'VALIDATION', 'Sambungan terputus di tengah kiriman');
      return Number(answer.get('upload-offset'));
    },
    drop: async (owner, id, now) => {
      await assertOwn(owner, id, now);
      await tus({ method: 'DELETE', name: nameOf(id) });
      await deleteUpload(db, id);
    },
    open: async (id) => store.read(nameOf(id)),
    release: (id, now) => releaseUpload(db, id, now),
    removeExpired,
  };
}
