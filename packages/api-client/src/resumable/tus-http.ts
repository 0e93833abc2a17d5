import type { HttpRequest, HttpResponse, HttpStack } from 'tus-js-client';
import { ApiError } from '../api-error.ts';
import type { FileAnswer, FileTransfer } from '../send-file.ts';

/** Sends a request as the person who is signed in, and again after they had to sign in once more. @throws ApiError */
export type Transfer = (
  url: string,
  how: Omit<FileTransfer, 'url' | 'headers'>,
  headers: Readonly<Record<string, string>>,
) => Promise<FileAnswer>;

/** A line on which no byte has left for so long is broken, whatever the browser says. */
const PATIENCE = 60_000;

/** Sends the requests of tus as all others of the API: signed in, with the API's errors, and never without end. */
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
    const how = { method: this.#method, body, onProgress, signal: this.#control.signal, patience: PATIENCE };
    try {
      const { status, header } = await this.#transfer(this.#url, how, this.#headers);
      return answerOf(status, header);
    } catch (error) {
      // tus itself begins again when the server no longer has the upload. At any other refusal it would, too, and lose what arrived.
      if (this.#method === 'HEAD' && error instanceof ApiError && error.status === 404) return answerOf(404);
      throw error;
    }
  }
}

const answerOf = (status: number, header: FileAnswer['header'] = () => null): HttpResponse => ({
  getStatus: () => status,
  // tus takes a header that is not there for one without a number.
  getHeader: (name) => header(name) ?? '',
  getBody: () => '',
  getUnderlyingObject: () => undefined,
});
