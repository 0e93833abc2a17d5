import { beginResumableUpload, readResumableUpload } from '@widya/contract/resumable-uploads';
import { RESUMABLE_ID_FIELD, RESUMABLE_NAME_FIELD, UPLOAD_PART_BYTES } from '@widya/contract/upload-parts';
import { type DetailedError, Upload } from 'tus-js-client';
import { ApiError, errorWithoutAnswer } from '../api-error.ts';
import type { OnProgress } from '../send-file.ts';
import { urlOf } from '../url-of.ts';
import { type StoredUpload, storedUpload } from './stored-upload.ts';
import { type Transfer, tusHttp } from './tus-http.ts';
import { MOST_FAILURES, waitForConnection } from './wait-for-connection.ts';

interface Sending {
  readonly file: Blob;
  readonly fileName: string;
  readonly onProgress?: OnProgress | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** How an upload calls the API. */
interface UploadApi<Answer> {
  readonly transfer: Transfer;
  /** Full address of a path of the API. */
  readonly addressOf: (path: string) => string;
  /** Calls the endpoint that uses the file, with a form that refers to the upload. @throws ApiError */
  readonly post: (body: FormData) => Promise<Answer>;
}

/** Uploads in this tab: a file chosen twice is uploaded twice, because two transfers must not write to one upload. */
const underWay = new Set<string>();

/**
 * Uploads a file by tus and resumes automatically after a lost connection: immediately when the browser is online
 * again, otherwise after growing pauses. When the file is chosen again later, even after the page was closed, it
 * resumes from what the server has.
 * @throws ApiError when it cannot continue, or after some minutes; calling it again resumes.
 */
export async function uploadResumable<Answer>(sending: Sending, api: UploadApi<Answer>): Promise<Answer> {
  const session = new UploadSession(sending, api);
  try {
    const answer = await session.run();
    session.leave();
    return answer;
  } catch (error) {
    if (isCancelled(sending.signal) || isRefused(error)) session.leave();
    throw error;
  } finally {
    session.end();
  }
}

class UploadSession<Answer> {
  readonly #sending: Sending;
  readonly #api: UploadApi<Answer>;
  readonly #stored: StoredUpload;
  readonly #upload: Upload;
  #id: string | null;
  /** Failures since the last completed part. */
  #failures = 0;
  #reported: readonly [part: number, waits: boolean] = [-1, false];
  /** Whether the upload was restarted once because the server no longer had it. */
  #renewed = false;

  constructor(sending: Sending, api: UploadApi<Answer>) {
    const { file } = sending;
    this.#sending = sending;
    this.#api = api;
    this.#stored = storedUpload(file);
    const id = this.#stored.read();
    this.#id = id === null || underWay.has(id) ? null : id;
    if (this.#id !== null) underWay.add(this.#id);
    this.#upload = new Upload(file, {
      endpoint: api.addressOf(urlOf(beginResumableUpload)),
      uploadUrl: this.#id === null ? null : api.addressOf(urlOf(readResumableUpload, { params: { id: this.#id } })),
      chunkSize: UPLOAD_PART_BYTES,
      // Own pauses instead of those of tus, because time offline must not count.
      retryDelays: null,
      storeFingerprintForResuming: false,
      fingerprint: async () => '',
      fileReader: { openFile: async () => sourceOf(file) },
      httpStack: tusHttp(api.transfer),
      onUploadUrlAvailable: () => this.#storeId(),
      onChunkComplete: () => {
        this.#failures = 0;
      },
      onProgress: (sent, total) => this.#report(sent / total),
    });
  }

  async run(): Promise<Answer> {
    const { signal } = this.#sending;
    for (;;) {
      try {
        signal?.throwIfAborted();
        await this.#send();
        return await this.#api.post(this.#form());
      } catch (error) {
        if (signal?.aborted) throw error;
        if (this.#isLost(error)) continue;
        if (!isRetryable(error)) throw error;
        // Being offline is not a failed attempt and may last any time.
        const offline = !navigator.onLine;
        if (!offline) this.#failures += 1;
        if (this.#failures > MOST_FAILURES) throw error;
        this.#report(Math.max(this.#reported[0], 0), true);
        await waitForConnection(offline ? MOST_FAILURES : this.#failures, signal);
      }
    }
  }

  /** Removes the upload from the server and its id from this device. */
  leave(): void {
    if (this.#id === null) return;
    this.#stored.drop();
    // Not awaited: if it fails, the server removes the upload after a day.
    void this.#upload.abort(true).catch(() => undefined);
  }

  end(): void {
    if (this.#id !== null) underWay.delete(this.#id);
  }

  /** Sends the parts that the server does not have. */
  #send(): Promise<void> {
    const { signal } = this.#sending;
    return new Promise((resolve, reject) => {
      const settle = (end: () => void) => {
        signal?.removeEventListener('abort', abort);
        end();
      };
      const abort = () => {
        void this.#upload.abort();
        settle(() => reject(signal?.reason));
      };
      signal?.addEventListener('abort', abort);
      this.#upload.options.onSuccess = () => settle(resolve);
      this.#upload.options.onError = (error) => settle(() => reject(causeOf(error)));
      this.#upload.start();
    });
  }

  /** Stores the id of the upload: a resumed one, or a new one that replaces a lost one. */
  #storeId(): void {
    const id = this.#upload.url?.split('/').at(-1) ?? null;
    if (id === null || id === this.#id) return;
    this.end();
    this.#id = id;
    underWay.add(id);
    this.#stored.write(id);
  }

  #form(): FormData {
    const form = new FormData();
    form.set(RESUMABLE_ID_FIELD, this.#id ?? '');
    form.set(RESUMABLE_NAME_FIELD, this.#sending.fileName);
    return form;
  }

  /** Whether the server no longer has the upload, or it belongs to somebody else; it is then restarted once. */
  #isLost(error: unknown): boolean {
    if (!(error instanceof ApiError) || error.status !== 404 || this.#renewed) return false;
    this.#renewed = true;
    return true;
  }

  #report(part: number, waits = false): void {
    const [last, waited] = this.#reported;
    if (part === last && waits === waited) return;
    this.#reported = [part, waits];
    this.#sending.onProgress?.(part, waits);
  }
}

const sourceOf = (file: Blob) => ({
  size: file.size,
  slice: async (start: number, end: number) => ({ value: file.slice(start, end), done: end >= file.size }),
  close: () => undefined,
});

/** The cause of an error of tus; an answer that is not from tus comes from a proxy. */
const causeOf = (error: Error | DetailedError): unknown =>
  ('causingError' in error ? error.causingError : null) ?? errorWithoutAnswer('network', error);

/**
 * Whether a retry may succeed: no answer, a gateway without its server, a previous connection that is still open, too
 * many calls.
 */
const isRetryable = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind !== 'http' || [409, 429, 502, 503, 504].includes(error.status));

/** Whether a retry would be refused again. */
const isRefused = (error: unknown): boolean => error instanceof ApiError && [413, 422].includes(error.status);

/** Whether the person cancelled the upload; closing the screen only pauses it. */
const isCancelled = (signal: AbortSignal | undefined): boolean =>
  signal?.aborted === true && !(signal.reason instanceof Error && signal.reason.cause === 'left');
