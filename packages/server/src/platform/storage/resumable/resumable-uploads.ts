import type { Readable } from 'node:stream';
import type { AccountRef } from '../../auth/caller.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import type { Tx } from '../../http/transaction.ts';
import { noSuchUpload } from './no-such-upload.ts';
import { tusServer } from './tus-server.ts';
import { uploadLocks } from './upload-locks.ts';
import { deleteUpload, hasUpload, insertUpload, listExpired, releaseUpload, touchUpload } from './upload-rows.ts';
import type { UploadStore } from './upload-store.ts';

/** How much of an upload has arrived, bytes. */
export interface UploadState {
  readonly offset: number;
  readonly size: number;
}

/** Large files on their way. Each belongs to an account; to everybody else it is not there (404). */
export interface ResumableUploads {
  /** @returns id of a new upload. @throws ApiFailure 429 */
  readonly begin: (owner: AccountRef, size: number, now: Date) => Promise<string>;
  /** Ends whoever still sends to it. @throws ApiFailure 404 */
  readonly read: (owner: AccountRef, id: string, now: Date) => Promise<UploadState>;
  /**
   * Appends bytes; when the connection breaks, what came until then stays.
   * @returns bytes that have arrived now. @throws ApiFailure 404, 409 with the right offset, 413, 400 when the connection broke.
   */
  readonly append: (owner: AccountRef, id: string, part: UploadPart, now: Date) => Promise<number>;
  /** @throws ApiFailure 404 */
  readonly drop: (owner: AccountRef, id: string, now: Date) => Promise<void>;
  /** Opens a complete upload. @throws ApiFailure 404 */
  readonly open: (id: string) => Promise<Readable>;
  /** Lets a used upload expire soon. */
  readonly release: (id: string, now: Date) => Promise<void>;
  /** Removes what has expired. @returns how many. */
  readonly removeExpired: (now: Date) => Promise<number>;
}

/** The next bytes of an upload. */
export interface UploadPart {
  /** Place of the first byte. */
  readonly offset: number;
  readonly bytes: Readable;
}

const FOLDER = 'resumable/';
const nameOf = (id: string): string => FOLDER + id;

/** Rows say whose an upload is and when it expires; its bytes are a matter of tus and the store. */
export function resumableUploads(db: Tx, store: UploadStore): ResumableUploads {
  const tus = tusServer(
    store,
    uploadLocks(db, (name) => name.slice(FOLDER.length)),
  );
  const assertOwn = async (owner: AccountRef, id: string, now: Date): Promise<void> => {
    if (!(await hasUpload(db, owner, id, now))) throw noSuchUpload();
  };
  // The bytes go first: a row without them is removed later, but bytes without a row would stay.
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
      // Processes that do no jobs clean up here.
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
