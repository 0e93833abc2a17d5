import { type SQL, sql } from 'drizzle-orm';

/**
 * SQL of whether an account has an authenticator app or a passkey.
 * @param kind expression of the kind of account, @param id expression of its id.
 */
export const hasSecondFactorText = (kind: string, id: string): string => `(
    exists (select 1 from totp_secrets t where t.account_kind = ${kind} and t.account_id = ${id} and t.confirmed_at is not null)
    or exists (select 1 from passkeys p where p.account_kind = ${kind} and p.account_id = ${id}))`;

/** The same as a column of a query of accounts. Names are written out: a query of one table leaves them bare. */
export const hasSecondFactor = (kind: 'admin' | 'instructor'): SQL<boolean> =>
  sql.raw(hasSecondFactorText(`'${kind}'`, `${kind}s.id`)) as SQL<boolean>;
