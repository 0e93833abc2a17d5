import pg from 'pg';
import { ApiFailure } from './api-failure.ts';

/** The PostgreSQL error inside wrapping errors; null when there is none. */
export function databaseErrorIn(error: unknown): pg.DatabaseError | null {
  for (let inner = error; inner instanceof Error; inner = inner.cause)
    if (inner instanceof pg.DatabaseError) return inner;
  return null;
}

/** Serialization failures and deadlocks, after which the call may be repeated. */
export const isTransient = (error: unknown): boolean => ['40001', '40P01'].includes(databaseErrorIn(error)?.code ?? '');

const TAKEN_CODE = 'Kode ini sudah dipakai';

/** Unique indexes that users can violate by their input. */
const DUPLICATES: Readonly<Record<string, () => ApiFailure>> = {
  classes_code_key: () => new ApiFailure(409, 'VALIDATION', TAKEN_CODE, { errors: { code: TAKEN_CODE } }),
  courses_code_key: () => new ApiFailure(409, 'VALIDATION', TAKEN_CODE, { errors: { course_code: TAKEN_CODE } }),
  topics_code_key: () => new ApiFailure(409, 'VALIDATION', TAKEN_CODE, { errors: { code: TAKEN_CODE } }),
  topics_pkey: () => new ApiFailure(409, 'VALIDATION', TAKEN_CODE, { errors: { code: TAKEN_CODE } }),
  vouchers_code_key: () => new ApiFailure(409, 'VALIDATION', TAKEN_CODE, { errors: { code: TAKEN_CODE } }),
  registrations_class_member_key: () => new ApiFailure(409, 'PARTICIPANT_ALREADY_REGISTERED'),
};

const duplicate = (constraint: string | undefined): ApiFailure =>
  // D304: any other duplicate means that the account exists already.
  DUPLICATES[constraint ?? '']?.() ??
  new ApiFailure(409, 'DUPLICATE_ACCOUNT', undefined, {
    errors: constraint?.includes('email') ? { email: 'Email Telah Terdaftar' } : {},
  });

const busy = (): ApiFailure => new ApiFailure(503, 'NOT_READY', undefined, { headers: { 'retry-after': '2' } });

const FULL = 'Ruang penyimpanan basis data penuh, jadi perubahan tidak tersimpan. Hubungi pengelola.';

/**
 * Translates a database error into a failure of the API without any of the database's own text (S47).
 * @returns null when it can only be a bug of ours.
 */
export function failureOfDatabase(error: unknown): ApiFailure | null {
  const found = databaseErrorIn(error);
  if (!found?.code) return isConnectionLoss(error) ? busy() : null;
  const { code, constraint } = found;
  if (code === '23505') return duplicate(constraint);
  if (code === '23503') return new ApiFailure(409, 'VALIDATION', 'Data ini masih terhubung dengan data lain');
  if (code === '23514' || code === '23502' || code.startsWith('22')) return new ApiFailure(422, 'VALIDATION');
  if (code === '53100') return new ApiFailure(507, 'STORAGE_FULL', FULL, { cause: error });
  // Timeouts, lock waits, conflicts after all retries, and an overloaded or stopping database.
  if (isTransient(error) || ['57014', '55P03'].includes(code) || /^(08|53|57P)/.test(code)) return busy();
  return null;
}

function isConnectionLoss(error: unknown): boolean {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if ('code' in inner && ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'].includes(String(inner.code))) return true;
    // The last one is what the rollback meets after a connection has broken.
    if (/timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(inner.message))
      return true;
  }
  return false;
}
