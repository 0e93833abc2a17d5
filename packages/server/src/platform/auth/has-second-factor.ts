import { type SQL, sql } from 'drizzle-orm';

/**
 * SQL for whether an account has an authenticator app or a passkey.
 * @param kind SQL expression of the account kind, @param id SQL expression of its id.
 */
export const hasSecondFactorText = (kind: string, id: string): string => `(
    exists (select 1 from totp_secrets t where t.account_kind = ${kind} and t.account_id = ${id} and t.confirmed_at is not null)
    or exists (select 1 from passkeys p where p.account_kind = ${kind} and p.account_id = ${id}))`;

/**
 * `hasSecondFactorText` as a column of a query of accounts. Table names are written out, because drizzle omits them in
 * queries of one table.
 */
export const hasSecondFactor = (kind: 'admin' | 'instructor'): SQL<boolean> =>
  sql.raw(hasSecondFactorText(`'${kind}'`, `${kind}s.id`)) as SQL<boolean>;
