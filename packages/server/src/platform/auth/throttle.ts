import type pg from 'pg';
import { type ApiFailure, rateLimited } from '../http/api-failure.ts';

const MINUTE = 60_000;
const WINDOW_MS = 15 * MINUTE;
/** Failures for one account from one IP address before delays begin (S3). */
const FREE_FAILURES = 5;
/**
 * Failures for one account from all IP addresses in the window; beyond it only known devices may try (S3: ≤ 30
 * evaluated of 10,000).
 */
const ACCOUNT_FAILURES = 20;
/** Failures from one IP address per minute, over all accounts (S3). */
const ADDRESS_FAILURES = 20;

/** The source whose failures are counted together. */
export interface AttemptSource {
  /** Hash of the entered account name, whether or not it exists (S4). */
  readonly accountHash: Buffer;
  readonly ip: string;
  /** Hash of a device on which this account has signed in before; such a device is counted separately. */
  readonly knownDevice: Buffer | null;
}

/** A locked account is read from the database at most this often, in ms; attempts in between cost almost nothing. */
const RECHECK_MS = 5_000;
const MOST_REMEMBERED = 10_000;
const locked = new Map<string, number>();

/**
 * Refuses attempts for an account that was just found locked, before any query. Only for callers without a device id,
 * so that it never locks out a known device.
 * @throws ApiFailure 429 RATE_LIMITED.
 */
export function assertNotJustLocked(accountHash: Buffer, now: Date): void {
  const until = locked.get(accountHash.toString('base64'));
  if (until !== undefined && now.getTime() < until) throw tooMany(WINDOW_MS);
}

function rememberLocked(accountHash: Buffer, now: Date): void {
  if (locked.size >= MOST_REMEMBERED) locked.clear();
  locked.set(accountHash.toString('base64'), now.getTime() + RECHECK_MS);
}

type Counts = { by_source: number; by_account: number; by_address: number; last_failure: Date | null };

/**
 * Decides whether a password may be tried now. Counts the attempt as failed until `forgive` is called, so that parallel
 * attempts cannot exceed the limit.
 * @returns id of the attempt.
 * @throws ApiFailure 429 RATE_LIMITED with `retry-after` in seconds; then nothing is counted.
 */
export async function admitAttempt(pool: pg.Pool, source: AttemptSource, now: Date): Promise<number> {
  const counted = source.knownDevice ? `device:${source.knownDevice.toString('hex').slice(0, 32)}` : source.ip;
  const client = await pool.connect();
  try {
    await client.query('begin');
    // Attempts for one account are admitted one after another, across all server processes.
    await client.query('select pg_advisory_xact_lock($1)', [source.accountHash.readInt32BE(0)]);
    const counts = await readCounts(client, source, counted, now);
    const wait = waitFor(counts, source.knownDevice !== null, now);
    if (wait === WINDOW_MS) rememberLocked(source.accountHash, now);
    if (wait > 0) throw tooMany(wait);
    const inserted = await client.query<{ id: string }>(
      'insert into login_attempts (account_hash, ip, at, ok) values ($1, $2, $3, false) returning id',
      [source.accountHash, counted, now],
    );
    await client.query('commit');
    return Number(inserted.rows[0]?.id);
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function readCounts(client: pg.PoolClient, source: AttemptSource, counted: string, now: Date): Promise<Counts> {
  const found = await client.query<Counts>(
    `select count(*) filter (where ip = $2)::int as by_source,
            max(at) filter (where ip = $2) as last_failure,
            count(*) filter (where ip not like 'device:%')::int as by_account,
            (select count(*)::int from login_attempts where ip = $2 and at > $4 and not ok) as by_address
       from login_attempts where account_hash = $1 and at > $3 and not ok`,
    [source.accountHash, counted, new Date(now.getTime() - WINDOW_MS), new Date(now.getTime() - MINUTE)],
  );
  return found.rows[0] ?? { by_source: 0, by_account: 0, by_address: 0, last_failure: null };
}

/** Milliseconds until the next attempt: 1 s after the fifth failure, then doubling up to the window. */
function waitFor(counts: Counts, knownDevice: boolean, now: Date): number {
  if (counts.by_address >= ADDRESS_FAILURES) return MINUTE;
  if (!knownDevice && counts.by_account >= ACCOUNT_FAILURES) return WINDOW_MS;
  if (counts.by_source < FREE_FAILURES || !counts.last_failure) return 0;
  const pause = Math.min(1_000 * 2 ** (counts.by_source - FREE_FAILURES), WINDOW_MS);
  return counts.last_failure.getTime() + pause - now.getTime();
}

const tooMany = (waitMs: number): ApiFailure => {
  const seconds = Math.ceil(waitMs / 1_000);
  const span = seconds < 60 ? `${seconds} detik` : `${Math.ceil(seconds / 60)} menit`;
  return rateLimited(waitMs, `Terlalu banyak percobaan masuk. Coba lagi dalam ${span}.`);
};

/** Marks a counted attempt as successful. */
export async function forgive(pool: pg.Pool, attempt: number): Promise<void> {
  await pool.query('update login_attempts set ok = true where id = $1', [attempt]);
}
