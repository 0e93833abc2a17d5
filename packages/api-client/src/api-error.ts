import { type ErrorCode, FALLBACK_MESSAGE, messageOf } from '@widya/contract/errors';

/** `network`: no answer came. `timeout`: none came in time. `http`: an answer came, and it was not a good one. */
export type ApiErrorKind = 'network' | 'timeout' | 'http';

/** Shown when no answer came. */
export const NETWORK_MESSAGE =
  'Terjadi Kesalahan. Harap Periksa Jaringan Anda. Jika terus terjadi, harap hubungi admin.';
/** Shown when the browser itself says that it is offline. */
export const OFFLINE_MESSAGE = 'Anda sedang luring. Periksa koneksi internet Anda, lalu coba lagi.';
/** Shown when the server did not answer in time. */
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

/** Every failed call rejects with one of these, apart from a call that was aborted on purpose (`AbortError`). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Code of the API (D304); null when the answer carried none. */
  readonly code: ErrorCode | null;
  /** An Indonesian sentence that can be shown as it is. */
  readonly msg: string;
  /** Field name to sentence. */
  readonly errors: Readonly<Record<string, string>>;
  /** Under which the server's log keeps the call; null when no answer came. */
  readonly requestId: string | null;
  /** Of a VERSION_CONFLICT: the record as it is now. */
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

/**
 * Makes an ApiError of an answer that is not a good one.
 * @param body its parsed body, whatever it is: an error body of the API, the HTML of a proxy, nothing. Source: D303.
 */
export function errorOfAnswer(answer: Response, body: unknown, cause?: unknown): ApiError {
  const facts = isRecord(body) ? body : {};
  return new ApiError({
    kind: 'http',
    status: answer.status,
    code: typeof facts.code === 'string' ? (facts.code as ErrorCode) : null,
    msg: messageOf(body) ?? FALLBACK_MESSAGE,
    errors: textsOf(facts.errors),
    requestId: typeof facts.request_id === 'string' ? facts.request_id : answer.headers.get('x-request-id'),
    current: facts.current,
    cause,
  });
}

/** Makes an ApiError of a call that got no answer. */
export function errorOfSilence(kind: 'network' | 'timeout', cause: unknown): ApiError {
  const offline = typeof navigator !== 'undefined' && navigator.onLine === false;
  const msg = offline ? OFFLINE_MESSAGE : kind === 'timeout' ? TIMEOUT_MESSAGE : NETWORK_MESSAGE;
  return new ApiError({ kind, msg, cause });
}

/** The sentence to show for whatever was caught: that of an ApiError, or 'Terjadi Kesalahan'. */
export const sentenceOf = (caught: unknown): string => (caught instanceof ApiError ? caught.msg : FALLBACK_MESSAGE);

/** A failure in words, as banners and toasts of the design system take it. */
export interface Failure {
  readonly title: string;
  /** Under which the server's log keeps the call; undefined when no answer came. */
  readonly requestId: string | undefined;
  /** The API refused for want of a right. */
  readonly forbidden: boolean;
  /** The API gave no sentence: `title` is the fallback. */
  readonly vague: boolean;
}

/**
 * What to show of whatever was caught; null for null and undefined, so that the state of an action can be handed over as it is.
 * @param fallback said where the API gave no sentence of its own; 'Terjadi Kesalahan' when left out.
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

/** Who changed a record last, as a VERSION_CONFLICT tells it where the API knows. */
export interface LastChange {
  readonly changed_by?: string | null;
  /** Instant. */
  readonly changed_at?: string | null;
}

/**
 * The record as somebody else has saved it meanwhile; null when a failure is no conflict. Source: D306.
 * @typeParam Row what the endpoint's VERSION_CONFLICT carries.
 */
export const presentRecord = <Row>(caught: unknown): (Row & LastChange) | null =>
  caught instanceof ApiError && caught.code === 'VERSION_CONFLICT'
    ? ((caught.current as (Row & LastChange) | null) ?? null)
    : null;

/** Who was first, as a refusal tells it; null where the API does not know. */
export function firstOf(caught: unknown): { readonly who: string; readonly when: string | null } | null {
  const current = caught instanceof ApiError ? (caught.current as LastChange | null | undefined) : null;
  return current?.changed_by ? { who: current.changed_by, when: current.changed_at ?? null } : null;
}
