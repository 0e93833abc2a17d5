import { type ErrorCode, FALLBACK_MESSAGE, messageOf } from '@widya/contract/errors';

/** `network`: no answer. `timeout`: no answer in time. `http`: an error answer. */
export type ApiErrorKind = 'network' | 'timeout' | 'http';

/** Message when there was no answer. */
export const NETWORK_MESSAGE =
  'Terjadi Kesalahan. Harap Periksa Jaringan Anda. Jika terus terjadi, harap hubungi admin.';
/** Message when the browser is offline. */
export const OFFLINE_MESSAGE = 'Anda sedang luring. Periksa koneksi internet Anda, lalu coba lagi.';
/** Message when the server did not answer in time. */
export const TIMEOUT_MESSAGE = 'Server terlalu lama menjawab. Silakan coba lagi.';

interface ApiErrorFacts {
  readonly kind: ApiErrorKind;
  readonly status?: number;
  readonly code?: ErrorCode | null;
  readonly msg: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly requestId?: string | null;
  readonly current?: unknown;
  readonly cause?: unknown;
}

/** The error of every failed call, except for calls that were aborted on purpose (`AbortError`). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  /** Code of the API (D304); null when the answer has none. */
  readonly code: ErrorCode | null;
  /** An Indonesian message for display. */
  readonly msg: string;
  /** Messages by field name. */
  readonly errors: Readonly<Record<string, string>>;
  /** Id of the call in the server's log, followed by that of its trace if recorded; null without an answer. */
  readonly requestId: string | null;
  /** The current record, for a VERSION_CONFLICT. */
  readonly current: unknown;

  constructor({ kind, status = 0, code = null, msg, errors = {}, requestId = null, current, cause }: ApiErrorFacts) {
    super(msg, { cause });
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.msg = msg;
    this.errors = errors;
    this.requestId = requestId;
    this.current = current;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const textsOf = (value: unknown): Record<string, string> =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};

/** What a person copies for support: one text, whether the server records traces or not. */
function idsOf({ headers }: Response, inBody: unknown): string | null {
  const id = typeof inBody === 'string' ? inBody : headers.get('x-request-id');
  const trace = headers.get('x-trace-id');
  return id && trace ? `${id} · ID jejak ${trace}` : id;
}

/**
 * Creates an ApiError from an error answer.
 * @param body its parsed body of any kind: an error body of the API, the HTML of a proxy, nothing. Source: D303.
 */
export function errorOfAnswer(answer: Response, body: unknown, cause?: unknown): ApiError {
  const facts = isRecord(body) ? body : {};
  return new ApiError({
    kind: 'http',
    status: answer.status,
    code: typeof facts.code === 'string' ? (facts.code as ErrorCode) : null,
    msg: messageOf(body) ?? FALLBACK_MESSAGE,
    errors: textsOf(facts.errors),
    requestId: idsOf(answer, facts.request_id),
    current: facts.current,
    cause,
  });
}

/** Creates an ApiError for a call without an answer. */
export function errorWithoutAnswer(kind: 'network' | 'timeout', cause: unknown): ApiError {
  const offline = typeof navigator !== 'undefined' && navigator.onLine === false;
  const msg = offline ? OFFLINE_MESSAGE : kind === 'timeout' ? TIMEOUT_MESSAGE : NETWORK_MESSAGE;
  return new ApiError({ kind, msg, cause });
}

/** The message for a caught value: that of an ApiError, otherwise 'Terjadi Kesalahan'. */
export const sentenceOf = (caught: unknown): string => (caught instanceof ApiError ? caught.msg : FALLBACK_MESSAGE);

/** An error prepared for display by banners and toasts of the design system. */
export interface Failure {
  readonly title: string;
  /** Id of the call in the server's log; undefined without an answer. */
  readonly requestId: string | undefined;
  /** Whether permission is missing. */
  readonly forbidden: boolean;
  /** Whether the API sent no message, so that `title` is the fallback. */
  readonly vague: boolean;
}

/**
 * Prepares a caught value for display; null for null and undefined, so that the state of an action can be passed
 * directly.
 * @param fallback message when the API sent none; 'Terjadi Kesalahan' by default.
 */
export function failureOf(caught: unknown, fallback: string = FALLBACK_MESSAGE): Failure | null {
  if (caught === null || caught === undefined) return null;
  const title = sentenceOf(caught);
  const vague = title === FALLBACK_MESSAGE;
  const { requestId, status } = caught instanceof ApiError ? caught : { requestId: null, status: 0 };
  return {
    title: vague ? fallback : title,
    requestId: requestId ?? undefined,
    forbidden: status === 403,
    vague,
  };
}

/** Who changed a record last, as sent with a VERSION_CONFLICT if known. */
export interface LastChange {
  readonly changed_by?: string | null;
  /** ISO instant. */
  readonly changed_at?: string | null;
}

/**
 * The current record after a concurrent change; null for any other error. Source: D306.
 * @typeParam Row what the endpoint's VERSION_CONFLICT carries.
 */
export const currentRecord = <Row>(caught: unknown): (Row & LastChange) | null =>
  caught instanceof ApiError && caught.code === 'VERSION_CONFLICT'
    ? ((caught.current as (Row & LastChange) | null) ?? null)
    : null;

/** Who changed the record last and when, from a VERSION_CONFLICT; null when unknown. */
export function lastChangeOf(caught: unknown): { readonly who: string; readonly when: string | null } | null {
  const current = caught instanceof ApiError ? (caught.current as LastChange | null | undefined) : null;
  return current?.changed_by ? { who: current.changed_by, when: current.changed_at ?? null } : null;
}
