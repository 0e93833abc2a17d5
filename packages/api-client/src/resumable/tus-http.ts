import type { HttpRequest, HttpResponse, HttpStack } from 'tus-js-client';
import { ApiError } from '../api-error.ts';
import type { FileAnswer, FileTransfer } from '../send-file.ts';

/** Sends a request with the session's token, and repeats it after the person has signed in again. @throws ApiError */
export type Transfer = (
  url: string,
  how: Omit<FileTransfer, 'url' | 'headers'>,
  headers: Readonly<Record<string, string>>,
) => Promise<FileAnswer>;

/** Milliseconds without a sent byte after which a connection counts as lost. */
const STALL_MS = 60_000;

/** Sends the requests of tus like all API calls: with the token, the API's errors, and a timeout. */
export const tusHttp = (transfer: Transfer): HttpStack => ({
  getName: () => 'api-client',
  createRequest: (method, url) => new TusRequest(transfer, method as FileTransfer['method'], url),
});

class TusRequest implements HttpRequest {
  readonly #transfer: Transfer;
  readonly #method: FileTransfer['method'];
  readonly #url: string;
  readonly #headers: Record<string, string> = {};
  readonly #control = new AbortController();
  #onProgress: (bytesSent: number) => void = () => undefined;

  constructor(transfer: Transfer, method: FileTransfer['method'], url: string) {
    this.#transfer = transfer;
    this.#method = method;
    this.#url = url;
  }

  getMethod = () => this.#method;
  getURL = () => this.#url;
  getHeader = (header: string) => this.#headers[header];
  getUnderlyingObject = () => undefined;
  abort = async () => this.#control.abort();

  setHeader(header: string, value: string): void {
    this.#headers[header] = value;
  }

  setProgressHandler(handler: (bytesSent: number) => void): void {
    this.#onProgress = handler;
  }

  async send(body: Blob | null): Promise<HttpResponse> {
    const onProgress = (part: number) => this.#onProgress(part * (body?.size ?? 0));
    const how = { method: this.#method, body, onProgress, signal: this.#control.signal, stallMs: STALL_MS };
    try {
      const { status, header } = await this.#transfer(this.#url, how, this.#headers);
      return answerOf(status, header);
    } catch (error) {
      // A 404 lets tus start a new upload. For any other refusal it would do the same and lose what arrived, so those
      // are errors.
      if (this.#method === 'HEAD' && error instanceof ApiError && error.status === 404) return answerOf(404);
      throw error;
    }
  }
}

const answerOf = (status: number, header: FileAnswer['header'] = () => null): HttpResponse => ({
  getStatus: () => status,
  // tus treats an undefined header as an invalid number, but handles an empty one.
  getHeader: (name) => header(name) ?? '',
  getBody: () => '',
  getUnderlyingObject: () => undefined,
});
