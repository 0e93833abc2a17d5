import type { ErrorCode } from '@widya/contract/errors';

interface Details {
  readonly status: number;
  readonly code: ErrorCode;
  readonly message: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly requestId: string;
  readonly retryAfter: number | null;
}

/** A public call that the API refused. */
export class CallFailure extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  /** Field name to Indonesian sentence. */
  readonly errors: Readonly<Record<string, string>>;
  readonly requestId: string;
  /** Seconds until the next call can succeed; null when that is not the reason. */
  readonly retryAfter: number | null;

  constructor({ status, code, message, errors, requestId, retryAfter }: Details) {
    super(message);
    this.name = 'CallFailure';
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
  }
}
