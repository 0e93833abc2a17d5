import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { AccountKind, AccountRef } from '../../platform/auth/caller.ts';
import { externalIdentities } from '../../platform/database/schema/accounts.ts';
import type { Tx } from '../../platform/http/transaction.ts';

/** An account at the provider. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

const columnOf = (kind: AccountKind) =>
  kind === 'admin' ? externalIdentities.admin_id : externalIdentities.instructor_id;

/**
 * Makes concurrent first sign-ins of a person run one after another, so that the second finds the account created by
 * the first.
 */
export async function lockIdentity(tx: Tx, { issuer, subject }: Identity): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${issuer} ${subject}`}, 0))`);
}

/** The id of the account linked to an identity; null when there is none. */
export async function linkedAccount(tx: Tx, kind: AccountKind, { issuer, subject }: Identity): Promise<number | null> {
  const id = columnOf(kind);
  const [row] = await tx
    .select({ id })
    .from(externalIdentities)
    .where(and(eq(externalIdentities.issuer, issuer), eq(externalIdentities.subject, subject), isNotNull(id)));
  return row?.id ?? null;
}

/** Links an identity to an account. */
export async function linkAccount(tx: Tx, identity: Identity, { kind, id }: AccountRef): Promise<void> {
  const owner = kind === 'admin' ? { admin_id: id } : { instructor_id: id };
  await tx.insert(externalIdentities).values({ ...identity, ...owner });
}
