import { LEFT_OUT_HEADER } from '@widya/contract/document-limits';
import type { CallAnswer, CallInput, Endpoint, EndpointFacts, EndpointSchemas } from '@widya/contract/endpoint';
import { UPLOAD_PART_BYTES } from '@widya/contract/upload-parts';
import ky, { HTTPError, isNetworkError, isTimeoutError, type KyInstance, type RetryOptions } from 'ky';
import { ApiError, errorOfAnswer, errorWithoutAnswer } from './api-error.ts';
import { hasShape } from './has-shape.ts';
import { cachePrefetched, takePrefetched } from './prefetch.ts';
import type { Transfer } from './resumable/tus-http.ts';
import { type OnProgress, sendFile } from './send-file.ts';
import { traceHeaders } from './trace-headers.ts';
import { type Target, urlOf } from './url-of.ts';

/** Settings of the shell for all calls. */
export interface ApiOptions {
  /** Origin of the API, `https://api.example.org`; empty for the origin of the page. */
  readonly baseUrl: string;
  /** The current bearer token; null when nobody is signed in. */
  readonly readToken: () => string | null;
  /**
   * Called when the API refuses the token. Resolves after the person has signed in again (`retry`: the call is repeated
   * once with the new token, so that no input is lost) or declined (`give-up`). Concurrent failures share one call.
   */
  readonly onUnauthorized: () => Promise<'retry' | 'give-up'>;
  /** Called when permission is missing, because the rights of the account may have changed. */
  readonly onForbidden?: () => void;
}

/** Options of a single call. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Kept by a form across attempts, so that a second press cannot write twice. Random by default. */
  readonly idempotencyKey?: string | undefined;
  /** Milliseconds per attempt; 15,000 by default. */
  readonly timeout?: number | undefined;
}

export interface ReadOptions extends CallOptions {
  /** Id of the endpoint, with whose shape the answer is checked. */
  readonly endpoint?: string | undefined;
}

/** A downloaded file. */
export interface DownloadedFile {
  readonly blob: Blob;
  readonly fileName: string;
  /** Ids of requested files that are missing in an archive; undefined when it is complete. */
  readonly leftOut?: readonly number[];
}

/** A file to upload, with options. */
export interface UploadOptions extends Pick<CallOptions, 'signal' | 'idempotencyKey'> {
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  readonly query?: Readonly<Record<string, string | number>> | undefined;
  readonly file: Blob;
  readonly fileName: string;
  readonly onProgress?: OnProgress | undefined;
}

type Sent = Target & CallOptions & { readonly body?: unknown };
/** Accepts any input, because the type of the endpoint has already checked it. */
const sentOf = (input: object = {}): Sent => input;

type NeedsInput<S extends EndpointSchemas> = Record<never, never> extends CallInput<S> ? false : true;
/** The second argument of a call, required only if the endpoint needs parameters or a body. */
export type CallArguments<S extends EndpointSchemas> =
  NeedsInput<S> extends true ? [input: CallInput<S> & CallOptions] : [input?: CallInput<S> & CallOptions];

export interface ApiClient {
  /** Calls an endpoint and returns its parsed body. @throws ApiError */
  readonly call: <S extends EndpointSchemas>(
    endpoint: Endpoint<S>,
    ...input: CallArguments<S>
  ) => Promise<CallAnswer<S>>;
  /** Reads a canonical address; an answer that was requested early is used once. @throws ApiError */
  readonly read: (url: string, options?: ReadOptions) => Promise<unknown>;
  /** Requests a canonical address early for an expected `read` (menu hover). Never throws. */
  readonly prefetch: (url: string) => void;
  /** Calls an endpoint whose answer is a file. @throws ApiError */
  readonly download: <S extends EndpointSchemas>(
    endpoint: Endpoint<S>,
    ...input: CallArguments<S>
  ) => Promise<DownloadedFile>;
  /**
   * Uploads a file with progress. A large file is sent in parts if the endpoint supports it: it resumes after a lost
   * connection, and when the file is chosen again later. @throws ApiError
   */
  readonly upload: <S extends EndpointSchemas>(endpoint: Endpoint<S>, input: UploadOptions) => Promise<CallAnswer<S>>;
}

const ATTEMPT_TIMEOUT = 15_000;
const GATEWAY_FAILURES = [500, 502, 503, 504];

/**
 * A call that changes nothing is repeated after a network failure or a status 500, 502, 503 or 504; a POST that writes,
 * which has an idempotency key, only when there was no answer; other writes never.
 */
function retryRule(facts: Pick<EndpointFacts, 'method' | 'audit'>): RetryOptions {
  const rule: RetryOptions = { backoffLimit: 3_000, jitter: true, methods: ['get', 'post'] };
  if (facts.audit === null) return { ...rule, limit: 3, statusCodes: GATEWAY_FAILURES, afterStatusCodes: [] };
  return { ...rule, limit: facts.method === 'POST' ? 2 : 0, shouldRetry: ({ error }) => isNetworkError(error) };
}

const isAbort = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

const isTimeout = (error: unknown): boolean =>
  isTimeoutError(error) || (error instanceof DOMException && error.name === 'TimeoutError');

/**
 * A failed early answer is ignored, because the regular call retries and shows the sign-in. A timeout is not ignored,
 * because the person would wait twice as long for the message.
 */
function ignoreEarlyFailure(error: unknown): undefined {
  if (isTimeout(error)) throw error;
}

async function withApiErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (isAbort(error)) throw error;
    if (error instanceof HTTPError) throw errorOfAnswer(error.response, error.data, error);
    throw errorWithoutAnswer(isTimeout(error) ? 'timeout' : 'network', error);
  }
}

async function jsonOf(answer: Response): Promise<unknown> {
  const text = await answer.text();
  try {
    return JSON.parse(text);
  } catch (cause) {
    // A proxy or captive portal answered 200 with its own page.
    throw errorOfAnswer(answer, undefined, cause);
  }
}

function fileNameOf(answer: Response, fallback: string): string {
  const header = answer.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(header)?.[1] ?? fallback;
}

function leftOutOf(answer: Response): Pick<DownloadedFile, 'leftOut'> {
  const text = answer.headers.get(LEFT_OUT_HEADER);
  return text === null ? {} : { leftOut: JSON.parse(text) as number[] };
}

const isExpired = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 401 && (error.code === 'UNAUTHENTICATED' || error.code === null);

/** Creates a client. The application has one (`api.ts`); tests create their own. */
export function createApiClient({ baseUrl, readToken, onUnauthorized, onForbidden }: ApiOptions): ApiClient {
  const http: KyInstance = ky.create({ credentials: 'omit', timeout: ATTEMPT_TIMEOUT });
  let signingIn: Promise<'retry' | 'give-up'> | undefined;

  const addressOf = (path: string): URL => new URL(path, new URL(baseUrl, document.baseURI));

  /** Shows the sign-in once for all calls that fail meanwhile. */
  const signInOnce = (): Promise<'retry' | 'give-up'> => {
    signingIn ??= onUnauthorized().finally(() => {
      signingIn = undefined;
    });
    return signingIn;
  };

  const send = (facts: Pick<EndpointFacts, 'method' | 'audit'>, url: string, input: Sent): Promise<Response> => {
    const token = readToken();
    const headers: Record<string, string> = { accept: 'application/json', ...traceHeaders(), ...input.headers };
    if (token !== null) headers.authorization = `Bearer ${token}`;
    if (input.idempotencyKey !== undefined) headers['idempotency-key'] = input.idempotencyKey;
    const body =
      input.body instanceof FormData || input.body instanceof Blob ? { body: input.body } : { json: input.body };
    return http(addressOf(url), {
      method: facts.method,
      headers,
      retry: retryRule(facts),
      ...(input.body === undefined ? {} : body),
      ...(input.timeout === undefined ? {} : { timeout: input.timeout }),
      ...(input.signal === undefined ? {} : { signal: input.signal }),
    });
  };

  /** Runs a call, and repeats it once when its token was refused and the person has signed in again. */
  const attempt = async <T>(work: () => Promise<T>, isStaffCall: boolean): Promise<T> => {
    const token = readToken();
    try {
      return await withApiErrors(work);
    } catch (error) {
      if (isStaffCall && error instanceof ApiError && error.status === 403) onForbidden?.();
      if (!isStaffCall || !isExpired(error)) throw error;
      // Another call may have renewed the session since this one was sent.
      if (readToken() === token && (await signInOnce()) === 'give-up') throw error;
      return await withApiErrors(work);
    }
  };

  const perform = <T>(endpoint: EndpointFacts, input: Sent, read: (answer: Response) => Promise<T>): Promise<T> => {
    const isWritingPost = endpoint.method === 'POST' && endpoint.audit !== null;
    const sent = isWritingPost ? { ...input, idempotencyKey: input.idempotencyKey ?? crypto.randomUUID() } : input;
    const url = urlOf(endpoint, input);
    return attempt(async () => read(await send(endpoint, url, sent)), endpoint.access.kind === 'staff');
  };

  const call: ApiClient['call'] = (endpoint, ...[input]) =>
    perform(endpoint, sentOf(input), (answer) => jsonOf(answer) as Promise<never>);

  const transfer: Transfer = (url, how, own) =>
    attempt(() => {
      const token = readToken();
      const headers: Record<string, string> = { accept: 'application/json', ...traceHeaders(), ...own };
      if (token !== null) headers.authorization = `Bearer ${token}`;
      return sendFile({ ...how, url: addressOf(url), headers });
    }, true);

  return {
    call,

    download: (endpoint, ...[input]) =>
      perform(endpoint, sentOf(input), async (answer) => ({
        blob: await answer.blob(),
        fileName: fileNameOf(answer, endpoint.id),
        ...leftOutOf(answer),
      })),

    upload: async (
      endpoint,
      { file, fileName, onProgress, signal, idempotencyKey = crypto.randomUUID(), ...target },
    ) => {
      const post = async (body: FormData, report?: OnProgress) => {
        const how = { method: 'POST', body, onProgress: report, signal } as const;
        const answer = await transfer(urlOf(endpoint, target), how, { 'idempotency-key': idempotencyKey });
        return answer.body as never;
      };
      if (!endpoint.resumable || file.size <= UPLOAD_PART_BYTES) {
        const form = new FormData();
        form.set('upload', file, fileName);
        return post(form, onProgress);
      }
      // Loaded with the first large file; it is in a folder because the shell preloads all modules beside this one.
      const { uploadResumable } = await withApiErrors(() => import('./resumable/resumable-upload.ts'));
      const api = { transfer, post, addressOf: (path: string) => addressOf(path).href };
      return uploadResumable({ file, fileName, onProgress, signal }, api);
    },

    prefetch: (url) => cachePrefetched(url, () => send({ method: 'GET', audit: null }, url, {})),

    read: (url, options = {}) =>
      attempt(async () => {
        const early = await takePrefetched(url)?.catch(ignoreEarlyFailure);
        options.signal?.throwIfAborted();
        const answer = early?.ok ? early : await send({ method: 'GET', audit: null }, url, options);
        const body = await jsonOf(answer);
        if (!(await hasShape(body, options.endpoint, url)))
          throw errorOfAnswer(answer, undefined, new Error(`The answer of ${options.endpoint} has another shape`));
        return body;
      }, true),
  };
}
