/** Codes of error answers. Source: D304. */
export const ERROR_CODES = [
  'EMAIL_NOT_FOUND',
  'PASSWORD_MISMATCH',
  'CREDENTIAL_NOT_FOUND',
  'DUPLICATE_ACCOUNT',
  'INVALID_PASSWORD',
  'PARTICIPANT_ALREADY_REGISTERED',
  'VERSION_CONFLICT',
  'INVALID_TRANSITION',
  'LOCKED_FIELD',
  'QUOTA_FULL',
  'RATE_LIMITED',
  'UNAUTHENTICATED',
  'TOKEN_UNKNOWN',
  'TOKEN_EXPIRED',
  'TOKEN_REVOKED',
  'TOKEN_READ_ONLY',
  'TOKEN_UNSUPPORTED',
  'ADDRESS_UNPROVEN',
  'FORBIDDEN',
  'NOT_FOUND',
  'LINK_EXPIRED',
  'VALIDATION',
  'IDEMPOTENCY_MISMATCH',
  'HAS_REGISTRANTS',
  'LAST_SUPERADMIN',
  'SELF_ACTION',
  'SIGNATURE_REFUSED',
  'UPLOAD_REFUSED',
  'TOO_LARGE',
  'STORAGE_FULL',
  'STORAGE_FAILED',
  'NOT_READY',
  'PROOF_REQUIRED',
  'INTERNAL',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/**
 * Body of every 4xx and 5xx answer. `msg` is an Indonesian message; uploads wrap it as `{message}`. Source: A-112 and
 * D303.
 */
export interface ErrorBody {
  readonly success: false;
  readonly code: ErrorCode;
  readonly msg: string | { readonly message: string };
  /** Messages by field name. */
  readonly errors?: Readonly<Record<string, string>>;
  readonly request_id: string;
  /** The current record, for a VERSION_CONFLICT. */
  readonly current?: unknown;
}

/** Shown when no other message applies. */
export const FALLBACK_MESSAGE = 'Terjadi Kesalahan';

/** Reads the message of an error body in any of its shapes (D303); null when there is none. */
export function messageOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('msg' in body)) return null;
  const { msg } = body;
  if (typeof msg === 'string') return msg;
  if (typeof msg === 'object' && msg !== null && 'message' in msg && typeof msg.message === 'string')
    return msg.message;
  return null;
}
