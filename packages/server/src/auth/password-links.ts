import type { Role } from '@widya/contract/endpoint';
import { and, count, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { admins, instructors, passwordLinks } from '../database/schema/accounts.ts';
import type { Tx } from '../http/transaction.ts';
import type { AccountRef } from './caller.ts';
import { newToken, sha256 } from './tokens.ts';

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;

/** When something that lasts so many days ends. */
export const daysFrom = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);

/** An account that holds a working link. */
export interface LinkOwner extends AccountRef {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

const linksOf = ({ kind, id }: AccountRef) =>
  and(eq(passwordLinks.account_kind, kind), eq(passwordLinks.account_id, id));

const unused = isNull(passwordLinks.used_at);

/**
 * Makes a link by which an account sets a password. Earlier ones end, but for those that work longer: a stranger who asks for a
 * new password must not shorten an invitation.
 * @returns its id and the token, which exists in clear only here and in the mail (S6).
 */
export async function createPasswordLink(
  tx: Tx,
  account: AccountRef,
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<{ readonly id: number; readonly token: string }> {
  await tx
    .update(passwordLinks)
    .set({ used_at: now })
    .where(and(linksOf(account), unused, lte(passwordLinks.expires_at, expiresAt)));
  const { token, hash } = newToken();
  const [row] = await tx
    .insert(passwordLinks)
    .values({
      account_kind: account.kind,
      account_id: account.id,
      token_hash: hash,
      created_at: now,
      expires_at: expiresAt,
    })
    .returning({ id: passwordLinks.id });
  if (row === undefined) throw new Error('A password link was not stored');
  return { id: row.id, token };
}

/** How many links an account was mailed within the last hour. */
export async function countRecentLinks(tx: Tx, account: AccountRef, now: Date): Promise<number> {
  const recent = gt(passwordLinks.created_at, new Date(now.getTime() - HOUR_MS));
  const [mailed] = await tx
    .select({ links: count() })
    .from(passwordLinks)
    .where(and(linksOf(account), recent));
  return mailed?.links ?? 0;
}

/** Ends the links of an account that were not used, as when the mail went to an address that is theirs no more. */
export async function endPasswordLinks(tx: Tx, account: AccountRef, now: Date): Promise<void> {
  await tx
    .update(passwordLinks)
    .set({ used_at: now })
    .where(and(linksOf(account), unused));
}

const valid = (token: string, now: Date) =>
  and(eq(passwordLinks.token_hash, sha256(token)), unused, gt(passwordLinks.expires_at, now));

/** Whose link it is; null when it is unknown, used, too old, or of an account that may not sign in. Looking does not use it up. */
export async function ownerOfLink(tx: Tx, token: string, now: Date): Promise<LinkOwner | null> {
  const { account_kind: kind, account_id: id } = passwordLinks;
  const isAdmin = and(eq(kind, 'admin'), eq(admins.id, id), eq(admins.active, 1), isNotNull(admins.email_confirmed_at));
  const isInstructor = and(eq(kind, 'instructor'), eq(instructors.id, id), eq(instructors.active, 1));
  const [found] = await tx
    .select({
      kind,
      id,
      name: sql<string>`coalesce(${admins.name}, ${instructors.name})`,
      email: sql<string>`coalesce(${admins.email}, ${instructors.email})`,
      role: sql<Role>`coalesce(${admins.role}, 'instructor')`,
    })
    .from(passwordLinks)
    .leftJoin(admins, isAdmin)
    .leftJoin(instructors, isInstructor)
    .where(and(valid(token, now), or(isNotNull(admins.id), isNotNull(instructors.id))));
  return found ?? null;
}

/** Uses a link up. Of many who try at once exactly one succeeds, as it is one conditional update (S8). */
export async function spendLink(tx: Tx, token: string, now: Date): Promise<boolean> {
  const spent = await tx.update(passwordLinks).set({ used_at: now }).where(valid(token, now));
  return spent.rowCount === 1;
}
