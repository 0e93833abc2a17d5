import { and, eq, gt, isNull } from 'drizzle-orm';
import { instructors, passwordLinks } from '../database/schema/accounts.ts';
import type { Tx } from '../http/transaction.ts';
import { newToken, sha256 } from './tokens.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** When something that lasts so many days ends. */
export const daysFrom = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);

/**
 * Makes a link by which an instructor sets a password; earlier ones end.
 * @returns its id and the token, which exists in clear only here and in the mail (S6).
 */
export async function createPasswordLink(
  tx: Tx,
  instructorId: number,
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<{ readonly id: number; readonly token: string }> {
  await endPasswordLinks(tx, instructorId);
  const { token, hash } = newToken();
  const [row] = await tx
    .insert(passwordLinks)
    .values({ instructor_id: instructorId, token_hash: hash, created_at: now, expires_at: expiresAt })
    .returning({ id: passwordLinks.id });
  if (row === undefined) throw new Error('A password link was not stored');
  return { id: row.id, token };
}

/** Ends the links of an instructor that were not used, as when the mail went to an address that is theirs no more. */
export async function endPasswordLinks(tx: Tx, instructorId: number): Promise<void> {
  await tx
    .delete(passwordLinks)
    .where(and(eq(passwordLinks.instructor_id, instructorId), isNull(passwordLinks.used_at)));
}

const valid = (token: string, now: Date) =>
  and(eq(passwordLinks.token_hash, sha256(token)), isNull(passwordLinks.used_at), gt(passwordLinks.expires_at, now));

/** Whose link it is; null when it is unknown, used, too old, or of a deleted account. Looking does not use it up. */
export async function ownerOfLink(
  tx: Tx,
  token: string,
  now: Date,
): Promise<{ readonly id: number; readonly name: string; readonly email: string } | null> {
  const [found] = await tx
    .select({ id: instructors.id, name: instructors.name, email: instructors.email })
    .from(passwordLinks)
    .innerJoin(instructors, eq(instructors.id, passwordLinks.instructor_id))
    .where(and(valid(token, now), eq(instructors.active, 1)));
  return found ?? null;
}

/** Uses a link up. Of many who try at once exactly one succeeds, as it is one conditional update (S8). */
export async function spendLink(tx: Tx, token: string, now: Date): Promise<boolean> {
  const spent = await tx.update(passwordLinks).set({ used_at: now }).where(valid(token, now));
  return spent.rowCount === 1;
}
