import type { Role } from '@widya/contract/endpoint';
import { eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Config } from '../config/config.ts';
import { admins, instructors } from '../database/schema/accounts.ts';
import { ApiFailure } from '../http/api-failure.ts';
import type { Tx } from '../http/transaction.ts';
import type { AccountKind } from './caller.ts';
import { isKnownDevice } from './known-devices.ts';
import { hashPassword, needsRehash, verifyPassword } from './passwords.ts';
import type { VerifiedAccount } from './sessions.ts';
import { admitAttempt, assertNotJustLocked, forgive } from './throttle.ts';
import { sha256 } from './tokens.ts';

/** An account whose password was verified but which has no session yet. */
export interface ProvenAccount extends VerifiedAccount {
  readonly name: string;
  readonly role: Role;
  /** Whether the account has signed in on this device before. */
  readonly isKnownDevice: boolean;
}

type SignInContext = {
  readonly db: Tx;
  readonly pool: pg.Pool;
  readonly now: Date;
  readonly ip: string;
  readonly device: string | null;
  readonly config: Pick<Config, 'hashingCost'>;
};

const BANNED = 'Akun ini sedang diblokir. Hubungi superadmin.';
const UNCONFIRMED =
  'Alamat surel Anda belum dikonfirmasi. Buka tautan di surel dari Widya, atau daftar sekali lagi untuk menerima tautan baru.';
const INITIAL_OVER =
  'Kata sandi awal ini tidak berlaku lagi. Buka tautan di surel Anda, atau minta admin mengirim tautan baru.';

/**
 * Verifies a password. Unknown addresses and wrong passwords get the same failure after the same work (S4). Runs before
 * the transaction of the call, because the count of failures must survive it.
 * @throws ApiFailure 429 RATE_LIMITED after too many failures (S3) or when too many passwords wait to be compared, 401
 * CREDENTIAL_NOT_FOUND, 403 FORBIDDEN when the password is right but the account is banned, NOT_READY when its address
 * is not confirmed or when an admin typed the password and it has expired.
 */
export async function proveAccount(
  ctx: SignInContext,
  kind: AccountKind,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<ProvenAccount> {
  const { hashingCost } = ctx.config;
  const address = email.trim().toLowerCase();
  const accountHash = sha256(`${kind}:${address}`);
  if (ctx.device === null) assertNotJustLocked(accountHash, ctx.now);
  const account = await findAccount(ctx.db, kind, address);
  const known = ctx.device !== null && (await isKnownDevice(ctx.db, { kind, id: account?.id ?? 0 }, ctx.device));
  const source = {
    accountHash,
    ip: ctx.ip,
    knownDevice: known && ctx.device ? sha256(ctx.device) : null,
  };
  const attempt = await admitAttempt(ctx.pool, source, ctx.now);
  const lane = known ? 'known' : 'stranger';
  if (!(await verifyPassword(account?.password_hash ?? null, password, hashingCost, lane)) || !account)
    throw new ApiFailure(401, 'CREDENTIAL_NOT_FOUND');
  await forgive(ctx.pool, attempt);
  if (account.active !== 1) throw new ApiFailure(403, 'FORBIDDEN', BANNED);
  if (!account.isConfirmed) throw new ApiFailure(403, 'NOT_READY', UNCONFIRMED);
  const { password_expires_at: until } = account;
  if (until !== null && until <= ctx.now) throw new ApiFailure(403, 'NOT_READY', INITIAL_OVER);
  const outdated = account.password_hash !== null && needsRehash(account.password_hash, hashingCost);
  const renewedHash = outdated ? await hashPassword(password, hashingCost, 'known') : null;
  const { id, name, role, credential_version: credentialVersion } = account;
  return { kind, id, name, role, isKnownDevice: known, credentialVersion, renewedHash };
}

async function findAccount(db: Tx, kind: AccountKind, address: string) {
  if (kind === 'admin') {
    const { id, name, role, active, password_hash, credential_version, email_confirmed_at } = admins;
    const columns = { id, name, role, active, password_hash, credential_version, email_confirmed_at };
    const rows = db.select(columns).from(admins);
    const [found] = await rows.where(eq(sql`lower(${admins.email})`, address));
    return found && { ...found, isConfirmed: found.email_confirmed_at !== null, password_expires_at: null };
  }
  const { id, name, active, password_hash, credential_version, password_expires_at } = instructors;
  const columns = { id, name, active, password_hash, credential_version, password_expires_at };
  const rows = db.select(columns).from(instructors);
  const [found] = await rows.where(eq(sql`lower(${instructors.email})`, address));
  return found && { ...found, isConfirmed: true, role: 'instructor' as const };
}
