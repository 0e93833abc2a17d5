import { traceHeaders } from '@widya/api-client/trace-headers';
import type { CallAnswer, CallInput, Endpoint, EndpointSchemas } from '@widya/contract/endpoint';
import { type ErrorBody, messageOf } from '@widya/contract/errors';

/** Why a call of the sign-in failed. */
export interface PostFailure {
  readonly ok: false;
  /** `network`: no answer, or none in time; `http`: a refusal. */
  readonly kind: 'network' | 'http';
  /** 0 without an answer. */
  readonly status: number;
  readonly code: string | null;
  readonly message: string | null;
  /** Messages by field name. */
  readonly errors: Readonly<Record<string, string>>;
  readonly requestId: string | null;
  /** Seconds to wait, as requested by the server; null otherwise. */
  readonly retryAfter: number | null;
}

export type PostResult<T> = { readonly ok: true; readonly data: T } | PostFailure;

const TIMEOUT_MS = 20_000;

const noAnswer: PostFailure = {
  ok: false,
  kind: 'network',
  status: 0,
  code: null,
  message: null,
  errors: {},
  requestId: null,
  retryAfter: null,
};

function secondsOf(header: string | null): number | null {
  const seconds = Number(header);
  return header !== null && Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null;
}

/** Converts an answer of the API to data or a failure; an answer that is not JSON counts as a failure. */
export async function readAnswer<T>(response: Response): Promise<PostResult<T>> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && body !== null) return { ok: true, data: body as T };
  const error = (typeof body === 'object' ? body : null) as Partial<ErrorBody> | null;
  return {
    ok: false,
    kind: 'http',
    status: response.ok ? 502 : response.status,
    code: error?.code ?? null,
    message: messageOf(body),
    errors: error?.errors ?? {},
    requestId: error?.request_id ?? response.headers.get('x-request-id'),
    retryAfter: secondsOf(response.headers.get('retry-after')),
  };
}

/**
 * Calls an endpoint of the sign-in. These few calls use plain `fetch` and only the trace header of the api-client, so
 * that the first download contains neither ky nor SWR. Never throws.
 * @param token sent as bearer token if given.
 */
export async function post<S extends EndpointSchemas>(
  endpoint: Endpoint<S>,
  { body, token, device = null, baseUrl = '', keepalive = false }: PostOptions<S> = {},
): Promise<PostResult<CallAnswer<S>>> {
  try {
    const response = await fetch(baseUrl + endpoint.path, {
      method: endpoint.method,
      keepalive,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(device === null ? {} : { 'x-device': device }),
        ...traceHeaders(),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return await readAnswer(response);
  } catch {
    return noAnswer;
  }
}

export interface PostOptions<S extends EndpointSchemas> {
  readonly body?: CallInput<S>['body'];
  readonly token?: string;
  /** Id of this browser, from `deviceId`. */
  readonly device?: string | null;
  readonly baseUrl?: string;
  /** Lets the call finish after the page is closed. */
  readonly keepalive?: boolean;
}
