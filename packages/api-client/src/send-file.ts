import { errorOfAnswer, errorWithoutAnswer } from './api-error.ts';

/**
 * Sent part of a file, 0 to 1.
 * @param waits whether the connection is lost and the upload will resume.
 */
export type OnProgress = (part: number, waits?: boolean) => void;

export interface FileTransfer {
  readonly method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FormData | Blob | null;
  readonly onProgress?: ((part: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  /**
   * Milliseconds without a sent byte after which the connection counts as lost, as with the browser's `offline` event;
   * unlimited by default.
   */
  readonly stallMs?: number | undefined;
}

/** A successful answer. */
export interface FileAnswer {
  readonly status: number;
  /** Parsed; undefined without a body. */
  readonly body: unknown;
  readonly header: (name: string) => string | null;
}

/**
 * Sends a file or a part of it. Uses `XMLHttpRequest`, because `fetch` reports no upload progress over HTTP/1.1. There
 * is no time limit while bytes are sent, since a large file takes long; `signal` cancels.
 * @throws ApiError; the signal's reason when cancelled
 */
export function sendFile({
  method,
  url,
  headers,
  body,
  onProgress,
  signal,
  stallMs,
}: FileTransfer): Promise<FileAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const watch = watchdog(stallMs, abort);
    const leave = (settle: () => void) => {
      signal?.removeEventListener('abort', abort);
      watch.stop();
      settle();
    };
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      watch.reset();
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.onload = () => leave(() => settleAnswer(request, resolve, reject));
    request.onerror = () => leave(() => reject(errorWithoutAnswer('network', undefined)));
    request.onabort = () => leave(() => reject(reasonOf(signal, watch.cause())));
    if (signal?.aborted) return leave(() => reject(signal.reason));
    signal?.addEventListener('abort', abort);
    request.send(body);
  });
}

function reasonOf(signal: AbortSignal | undefined, cause: 'network' | 'timeout' | null): unknown {
  if (signal?.aborted) return signal.reason;
  return cause === null ? new DOMException('Aborted', 'AbortError') : errorWithoutAnswer(cause, undefined);
}

/** Aborts a lost connection: no byte was sent for `stallMs`, or the browser is offline. */
function watchdog(stallMs: number | undefined, abort: () => void) {
  let cause: 'network' | 'timeout' | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const abortFor = (kind: 'network' | 'timeout') => {
    cause = kind;
    abort();
  };
  const offline = () => abortFor('network');
  const reset = () => {
    clearTimeout(timer);
    if (stallMs !== undefined) timer = setTimeout(abortFor, stallMs, 'timeout');
  };
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('offline', offline);
  };
  if (stallMs !== undefined) addEventListener('offline', offline);
  reset();
  return { reset, stop, cause: () => cause };
}

function settleAnswer(
  request: XMLHttpRequest,
  resolve: (answer: FileAnswer) => void,
  reject: (error: unknown) => void,
): void {
  const { status, responseText } = request;
  const body = parsed(responseText);
  const ids = ['x-request-id', 'x-trace-id'].flatMap((name) => {
    const id = request.getResponseHeader(name);
    return id === null ? [] : [[name, id] as [string, string]];
  });
  const answer = new Response(null, { status, headers: ids });
  if (answer.ok && (body !== undefined || responseText === ''))
    resolve({ status, body, header: (name) => request.getResponseHeader(name) });
  else reject(errorOfAnswer(answer, body));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
