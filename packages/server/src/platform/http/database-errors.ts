import pg from 'pg';
import { ApiFailure } from './api-failure.ts';

/** The error of the server beneath whatever wrapped it; null when it was no error of the database. */
export function databaseErrorIn(error: unknown): pg.DatabaseError | null {
  for (let inner = error; inner instanceof Error; inner = inner.cause)
    if (inner instanceof pg.DatabaseError) return inner;
  return null;
}

/** Two transactions that cannot both succeed: the loser may simply run again. */
export const isTransient = (error: unknown): boolean => ['40001', '40P01'].includes(databaseErrorIn(error)?.code ?? '');

const TAKEN_CODE = 'Kode ini sudah dipakai';

/** Unique indexes that people can hit by what they type. */
const DUPLICATES: Readonly<Record<string, () => ApiFailure>> = {
  classes_code_key: () => new ApiFailure(409, 'VALIDATION', TAKEN_CODE, { errors: { code: TAKEN_CODE } }),
  courses_code_key: () => new ApiFailure(409, 'VALIDATION', TAKEN_CODE, { errors: { course_code: TAKEN_CODE } }),
  topics_code_key: () => new ApiFailure(409, 'VALIDATION', TAKEN_CODE, { errors: { code: TAKEN_CODE } }),
  topics_pkey: () => new ApiFailure(409, 'VALIDATION', TAKEN_CODE, { errors: { code: TAKEN_CODE } }),
  vouchers_code_key: () => new ApiFailure(409, 'VALIDATION', TAKEN_CODE, { errors: { code: TAKEN_CODE } }),
  registrations_class_member_key: () => new ApiFailure(409, 'PARTICIPANT_ALREADY_REGISTERED'),
};

const duplicate = (constraint: string | undefined): ApiFailure =>
  // D304: any other duplicate entry is an account that exists already.
  DUPLICATES[constraint ?? '']?.() ??
  new ApiFailure(409, 'DUPLICATE_ACCOUNT', undefined, {
    errors: constraint?.includes('email') ? { email: 'Email Telah Terdaftar' } : {},
  });

const busy = (): ApiFailure => new ApiFailure(503, 'NOT_READY', undefined, { headers: { 'retry-after': '2' } });

const FULL = 'Ruang penyimpanan basis data penuh, jadi perubahan tidak tersimpan. Hubungi pengelola.';

/**
 * Says an error of the database in the words of the API; none of its own words get out (S47).
 * @returns null when it can only be a mistake of ours.
 */
export function failureOfDatabase(error: unknown): ApiFailure | null {
  const found = databaseErrorIn(error);
  if (!found?.code) return isConnectionLoss(error) ? busy() : null;
  const { code, constraint } = found;
  if (code === '23505') return duplicate(constraint);
  if (code === '23503') return new ApiFailure(409, 'VALIDATION', 'Data ini masih terhubung dengan data lain');
  if (code === '23514' || code === '23502' || code.startsWith('22')) return new ApiFailure(422, 'VALIDATION');
  if (code === '53100') return new ApiFailure(507, 'STORAGE_FULL', FULL, { cause: error });
  // Timeouts, lock waits, lost races after all retries, and a database that is overloaded or going down.
  if (isTransient(error) || ['57014', '55P03'].includes(code) || /^(08|53|57P)/.test(code)) return busy();
  return null;
}

function isConnectionLoss(error: unknown): boolean {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if ('code' in inner && ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'].includes(String(inner.code))) return true;
    if (/timeout exceeded when trying to connect|Connection terminated/.test(inner.message)) return true;
  }
  return false;
}
