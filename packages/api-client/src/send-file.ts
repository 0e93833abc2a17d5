import { errorOfAnswer, errorOfSilence } from './api-error.ts';

/** How much of a file has left, 0 to 1. */
export type OnProgress = (part: number) => void;

export interface FileTransfer {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** Form field `upload`, as every upload of the API names it. */
  readonly file: Blob;
  readonly fileName: string;
  readonly onProgress?: OnProgress | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Sends a file as multipart. `XMLHttpRequest`, because `fetch` still cannot say over HTTP/1.1 how much has left.
 * There is no time limit: a video of 2 GB takes as long as the line needs; `signal` cancels.
 * @returns the parsed answer. @throws ApiError; the signal's reason when cancelled
 */
export function sendFile({ url, headers, file, fileName, onProgress, signal }: FileTransfer): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const leave = (settle: () => void) => {
      signal?.removeEventListener('abort', abort);
      settle();
    };
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.onload = () => leave(() => settleAnswer(request, resolve, reject));
    request.onerror = () => leave(() => reject(errorOfSilence('network', undefined)));
    request.onabort = () => leave(() => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError')));
    if (signal?.aborted) return reject(signal.reason);
    signal?.addEventListener('abort', abort);
    const body = new FormData();
    body.set('upload', file, fileName);
    request.send(body);
  });
}

function settleAnswer(
  request: XMLHttpRequest,
  resolve: (answer: unknown) => void,
  reject: (error: unknown) => void,
): void {
  const body = parsed(request.responseText);
  const id = request.getResponseHeader('x-request-id');
  const answer = new Response(null, { status: request.status, headers: id === null ? {} : { 'x-request-id': id } });
  if (answer.ok && body !== undefined) resolve(body);
  else reject(errorOfAnswer(answer, body));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
