import type { Role } from '@widya/contract/endpoint';
import { and, count, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { admins, instructors, passwordLinks } from '../database/schema/accounts.ts';
import { members } from '../database/schema/members.ts';
import type { Tx } from '../http/transaction.ts';
import type { AccountRef } from './caller.ts';
import { newToken, sha256 } from './tokens.ts';

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;

/** The moment a number of days after `now`. */
export const daysFrom = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);

/** Whose password a link sets: a staff account, or an invited member. */
export type LinkHolder = AccountRef | MemberRef;

interface MemberRef {
  readonly kind: 'member';
  readonly id: number;
}

interface Named {
  readonly name: string;
  readonly email: string;
}

/** The holder of a valid link. */
export type LinkOwner = (AccountRef & Named & { readonly role: Role }) | (MemberRef & Named);

/** A new link. The plain token exists only here and in the mail (S6). */
export interface NewLink {
  readonly id: number;
  readonly token: string;
}

interface Lifetime {
  readonly now: Date;
  readonly expiresAt: Date;
}

const linksOf = ({ kind, id }: LinkHolder) =>
  and(eq(passwordLinks.account_kind, kind), eq(passwordLinks.account_id, id));

const unused = isNull(passwordLinks.used_at);

/**
 * Creates a link with which an account sets a password. Invalidates earlier links, except those that are valid longer:
 * a stranger who requests a new password must not shorten an invitation.
 */
export async function createPasswordLink(tx: Tx, account: LinkHolder, { now, expiresAt }: Lifetime): Promise<NewLink> {
  await tx
    .update(passwordLinks)
    .set({ used_at: now })
    .where(and(linksOf(account), unused, lte(passwordLinks.expires_at, expiresAt)));
  const [link] = await insertLinks(tx, [account], { now, expiresAt });
  if (link === undefined) throw new Error('A password link was not stored');
  return link;
}

/** Creates the first links of holders without any, in one statement. @returns the links in the order of the holders. */
export async function insertLinks(
  tx: Tx,
  holders: readonly LinkHolder[],
  { now, expiresAt }: Lifetime,
): Promise<NewLink[]> {
  if (holders.length === 0) return [];
  const made = holders.map(({ kind, id }) => ({ account_kind: kind, account_id: id, ...newToken() }));
  const rows = await tx
    .insert(passwordLinks)
    .values(
      made.map(({ token: _, hash, ...of }) => ({ ...of, token_hash: hash, created_at: now, expires_at: expiresAt })),
    )
    .returning({ id: passwordLinks.id, hash: passwordLinks.token_hash });
  const ids = new Map(rows.map(({ id, hash }) => [hash.toString('hex'), id]));
  return made.map(({ token, hash }) => {
    const id = ids.get(hash.toString('hex'));
    if (id === undefined) throw new Error('A password link was not stored');
    return { id, token };
  });
}

/** Number of links mailed to an account within the last hour. */
export async function countRecentLinks(tx: Tx, account: AccountRef, now: Date): Promise<number> {
  const recent = gt(passwordLinks.created_at, new Date(now.getTime() - HOUR_MS));
  const [mailed] = await tx
    .select({ links: count() })
    .from(passwordLinks)
    .where(and(linksOf(account), recent));
  return mailed?.links ?? 0;
}

/** Invalidates the unused links of an account, for example when it no longer owns the address they were mailed to. */
export async function endPasswordLinks(tx: Tx, account: LinkHolder, now: Date): Promise<void> {
  await tx
    .update(passwordLinks)
    .set({ used_at: now })
    .where(and(linksOf(account), unused));
}

const valid = (token: string, now: Date) =>
  and(eq(passwordLinks.token_hash, sha256(token)), unused, gt(passwordLinks.expires_at, now));

/**
 * The holder of a link; null when the link is unknown, used or expired, when its account may not sign in, or when its
 * member is deleted or has already claimed the account. Does not spend the link.
 */
export async function ownerOfLink(tx: Tx, token: string, now: Date): Promise<LinkOwner | null> {
  const { account_kind: kind, account_id: id } = passwordLinks;
  const isAdmin = and(eq(kind, 'admin'), eq(admins.id, id), eq(admins.active, 1), isNotNull(admins.email_confirmed_at));
  const isInstructor = and(eq(kind, 'instructor'), eq(instructors.id, id), eq(instructors.active, 1));
  const isMember = and(eq(kind, 'member'), eq(members.id, id), eq(members.active, 1), eq(members.is_claimed, false));
  const [found] = await tx
    .select({
      kind,
      id,
      name: sql<string>`coalesce(${admins.name}, ${instructors.name}, ${members.full_name})`,
      email: sql<string>`coalesce(${admins.email}, ${instructors.email}, ${members.email})`,
      role: sql<Role>`coalesce(${admins.role}, 'instructor')`,
    })
    .from(passwordLinks)
    .leftJoin(admins, isAdmin)
    .leftJoin(instructors, isInstructor)
    .leftJoin(members, isMember)
    .where(and(valid(token, now), or(isNotNull(admins.id), isNotNull(instructors.id), isNotNull(members.id))));
  if (found === undefined) return null;
  const { kind: holder, role, ...owner } = found;
  return holder === 'member' ? { kind: holder, ...owner } : { kind: holder, role, ...owner };
}

/** Spends a link with one conditional update, so that only one of several concurrent attempts succeeds (S8). */
export async function spendLink(tx: Tx, token: string, now: Date): Promise<boolean> {
  const spent = await tx.update(passwordLinks).set({ used_at: now }).where(valid(token, now));
  return spent.rowCount === 1;
}
