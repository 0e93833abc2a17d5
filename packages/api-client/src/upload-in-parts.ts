import { UPLOAD_PART_BYTES } from '@widya/contract/upload-parts';
import { ApiError } from './api-error.ts';
import { type KeptUpload, keptUpload } from './kept-upload.ts';
import type { OnProgress } from './send-file.ts';
import { MOST_FAILURES, waitForLine } from './wait-for-line.ts';

/** What is asked of the API. All reject with an ApiError. */
export interface PartsApi<Answer> {
  /** @returns the id of a new file of so many bytes. */
  readonly begin: (size: number) => Promise<string>;
  /** @returns bytes that have arrived. */
  readonly offsetOf: (id: string) => Promise<number>;
  /** @returns bytes that have arrived with these. */
  readonly send: (id: string, offset: number, part: Blob, onProgress: (part: number) => void) => Promise<number>;
  /** The call that uses the file. */
  readonly finish: (id: string) => Promise<Answer>;
  readonly drop: (id: string) => Promise<unknown>;
}

interface Sending {
  readonly file: Blob;
  readonly onProgress?: OnProgress | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Files on their way in this tab: the same one chosen twice travels twice, or both would send to the same place. */
const underWay = new Set<string>();

/**
 * Sends a file in parts and goes on by itself when the line breaks: at once when the browser says that it is back, else after pauses
 * that grow. Chosen again later, also after the page was closed, it goes on with what the server has.
 * @throws ApiError when it cannot be helped, or after some minutes; called again, it goes on.
 */
export async function uploadInParts<Answer>(sending: Sending, api: PartsApi<Answer>): Promise<Answer> {
  const kept = keptUpload(sending.file);
  const journey = new Journey(sending, api, kept);
  try {
    const answer = await journey.run();
    journey.leave();
    return answer;
  } catch (error) {
    if (isCancelled(sending.signal) || isRefused(error)) journey.leave();
    throw error;
  } finally {
    journey.end();
  }
}

class Journey<Answer> {
  readonly #sending: Sending;
  readonly #api: PartsApi<Answer>;
  readonly #kept: KeptUpload;
  #id: string | null;
  /** Bytes the server has; null when that must be asked. */
  #offset: number | null = null;
  #told = 0;
  /** Whether a file that the server no longer had was begun anew. */
  #renewed = false;

  constructor(sending: Sending, api: PartsApi<Answer>, kept: KeptUpload) {
    this.#sending = sending;
    this.#api = api;
    this.#kept = kept;
    const id = kept.read();
    this.#id = id === null || underWay.has(id) ? null : id;
    if (this.#id !== null) underWay.add(this.#id);
  }

  async run(): Promise<Answer> {
    const { file, signal } = this.#sending;
    for (let failures = 0; ; ) {
      try {
        signal?.throwIfAborted();
        const [id, offset] = await this.#place();
        this.#tell(offset / file.size);
        if (offset === file.size) return await this.#api.finish(id);
        const part = file.slice(offset, offset + UPLOAD_PART_BYTES);
        this.#offset = await this.#api.send(id, offset, part, (sent) =>
          this.#tell((offset + sent * part.size) / file.size),
        );
        failures = 0;
      } catch (error) {
        if (signal?.aborted) throw error;
        this.#offset = null;
        if (this.#isLost(error)) continue;
        if (!canPass(error)) throw error;
        // Being offline is no failed attempt: it may last as long as it likes.
        const offline = !navigator.onLine;
        if (!offline) failures += 1;
        if (failures > MOST_FAILURES) throw error;
        this.#tell(this.#told, true);
        await waitForLine(offline ? MOST_FAILURES : failures, signal);
      }
    }
  }

  /** Nothing is left of it: neither on the server nor here. */
  leave(): void {
    if (this.#id === null) return;
    this.#kept.drop();
    // Nobody waits for it: what stays goes after a day.
    void this.#api.drop(this.#id).catch(() => undefined);
  }

  end(): void {
    if (this.#id !== null) underWay.delete(this.#id);
  }

  async #place(): Promise<readonly [id: string, offset: number]> {
    if (this.#id !== null) {
      this.#offset ??= await this.#api.offsetOf(this.#id);
      return [this.#id, this.#offset];
    }
    this.#id = await this.#api.begin(this.#sending.file.size);
    this.#offset = 0;
    underWay.add(this.#id);
    this.#kept.write(this.#id);
    return [this.#id, 0];
  }

  /** The server has it no longer, or it is somebody else's: it begins anew, once. */
  #isLost(error: unknown): boolean {
    if (!(error instanceof ApiError) || error.status !== 404 || this.#id === null || this.#renewed) return false;
    this.end();
    this.#kept.drop();
    this.#id = null;
    this.#renewed = true;
    return true;
  }

  #tell(part: number, waits = false): void {
    this.#told = part;
    this.#sending.onProgress?.(part, waits);
  }
}

/** Passes by itself: no answer, a gateway whose server is away, another line that was still open, too many calls. */
const canPass = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind !== 'http' || [409, 429, 502, 503, 504].includes(error.status));

/** Sent again it would be refused again. */
const isRefused = (error: unknown): boolean => error instanceof ApiError && [413, 422].includes(error.status);

/** The person does not want it any more; a screen that goes away only stops sending. */
const isCancelled = (signal: AbortSignal | undefined): boolean =>
  signal?.aborted === true && !(signal.reason instanceof Error && signal.reason.cause === 'left');
