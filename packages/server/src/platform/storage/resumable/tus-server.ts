import type { Readable } from 'node:stream';
import { ERRORS, type Locker, Server } from '@tus/server';
import { ApiFailure } from '../../http/api-failure.ts';
import { noSuchUpload } from './no-such-upload.ts';
import type { UploadStore } from './upload-store.ts';

/** A request of the tus protocol; the contract's endpoint has already checked the caller. */
export interface TusRequest {
  readonly method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE';
  /** Name in the store. */
  readonly name: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Readable;
}

/** Returns the response headers of tus. @throws ApiFailure */
export type CallTus = (request: TusRequest) => Promise<Headers>;

const nameOf = ({ url }: { readonly url: string }): string => decodeURIComponent(new URL(url).pathname.slice(1));

/** The tus protocol on top of a store; addresses, access, limits and texts belong to the contract. */
export function tusServer(datastore: UploadStore, locker: Locker): CallTus {
  const server = new Server({
    path: '/',
    datastore,
    // A new upload needs no lock, as nobody knows its id yet.
    locker: ({ method }) => (method === 'POST' ? UNSHARED : locker),
    // A holder whose lock is requested stops immediately; received bytes stay stored.
    lockDrainTimeout: 1,
    namingFunction: nameOf,
    getFileIdFromRequest: nameOf,
    onResponseError: async ({ url }, error) => {
      throw await failureOf(error, datastore, nameOf({ url }));
    },
  });
  return async ({ method, name, headers, body }) => {
    const request = new Request(new URL(encodeURIComponent(name), 'http://tus'), {
      method,
      headers: { ...headers, 'tus-resumable': '1.0.0' },
      ...(body === undefined ? {} : { body: untilBroken(body), duplex: 'half' as const }),
    });
    const answer = await server.handleWeb(request);
    if (!answer.ok) throw new Error(`tus answers ${answer.status} ${await answer.text()}`);
    return answer.headers;
  };
}

const UNSHARED: Locker = { newLock: () => ({ lock: async () => undefined, unlock: async () => undefined }) };

/** Ends at a broken connection, so that the store keeps the received bytes; the source stays open for a response. */
function untilBroken(source: Readable): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = source.iterator({ destroyOnReturn: false });
  return new ReadableStream({
    pull: async (controller) => {
      const next = await chunks.next().catch(() => null);
      if (next === null || next.done) controller.close();
      else controller.enqueue(next.value);
    },
  });
}

async function failureOf(error: unknown, store: UploadStore, name: string): Promise<unknown> {
  if (typeof error !== 'object' || error === null || !('status_code' in error)) return error;
  switch (error.status_code) {
    case ERRORS.FILE_NOT_FOUND.status_code:
    case ERRORS.FILE_NO_LONGER_EXISTS.status_code:
      return noSuchUpload();
    case ERRORS.INVALID_OFFSET.status_code: {
      const { offset } = await store.getUpload(name);
      return new ApiFailure(409, 'VERSION_CONFLICT', 'Bagian berkas ini bukan yang berikutnya', {
        current: { offset },
      });
    }
    case ERRORS.ABORTED.status_code:
      return new ApiFailure(409, 'VERSION_CONFLICT', 'Berkas ini dikirim dari sambungan lain');
    case ERRORS.ERR_SIZE_EXCEEDED.status_code:
      return new ApiFailure(413, 'TOO_LARGE', 'Berkas lebih besar dari yang diberitahukan');
    default:
      return new Error(`tus failed: ${JSON.stringify(error)}`);
  }
}
