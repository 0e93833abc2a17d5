import type { ErrorCode } from '@widya/contract/errors';

interface Details {
  readonly status: number;
  readonly code: ErrorCode;
  readonly message: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly requestId: string;
  readonly retryAfter: number | null;
}

/** Error of a refused public call. */
export class CallFailure extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  /** Indonesian messages by field name. */
  readonly errors: Readonly<Record<string, string>>;
  readonly requestId: string;
  /** Seconds until the call may be repeated; null when it was not rate limited. */
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
