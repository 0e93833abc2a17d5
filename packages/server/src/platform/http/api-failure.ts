import type { ErrorCode } from '@widya/contract/errors';
import { TEXT_OF_CODE } from './texts.ts';

export interface FailureDetails {
  /** Field name to Indonesian message. */
  readonly errors?: Readonly<Record<string, string>>;
  /** The current record, for a VERSION_CONFLICT. */
  readonly current?: unknown;
  /** Extra response headers, such as `retry-after`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The underlying error; it is logged and never sent. */
  readonly cause?: unknown;
}

/** The error by which handlers refuse a call. Thrown inside a transaction it also rolls everything back. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly details: FailureDetails;

  /**
   * @param status HTTP status, 4xx or 5xx.
   * @param msg Indonesian message; defaults to the general one of the code.
   */
  constructor(status: number, code: ErrorCode, msg: string = TEXT_OF_CODE[code], details: FailureDetails = {}) {
    super(msg, { cause: details.cause });
    this.name = 'ApiFailure';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/**
 * 429 with the time to wait.
 * @param waitMs milliseconds until the next call can succeed.
 */
export const rateLimited = (waitMs: number, msg?: string): ApiFailure =>
  new ApiFailure(429, 'RATE_LIMITED', msg, { headers: { 'retry-after': String(Math.ceil(waitMs / 1_000)) } });

/** 404, also for rows outside the caller's scope (S11). */
export const notFound = (msg?: string): ApiFailure => new ApiFailure(404, 'NOT_FOUND', msg);

export const forbidden = (msg?: string): ApiFailure => new ApiFailure(403, 'FORBIDDEN', msg);

export const unauthenticated = (): ApiFailure => new ApiFailure(401, 'UNAUTHENTICATED');

/**
 * 422 with a message per field.
 * @param errors `{ name: 'Nama kelas wajib diisi' }`
 * @param msg message of the whole; defaults to that of the only field, or the general one.
 */
export function invalid(errors: Readonly<Record<string, string>>, msg?: string): ApiFailure {
  const sentences = Object.values(errors);
  return new ApiFailure(422, 'VALIDATION', msg ?? (sentences.length === 1 ? sentences[0] : undefined), { errors });
}
