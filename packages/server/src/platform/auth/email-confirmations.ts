import { CONFIRMATION_HOURS } from '@widya/contract/accounts';
import { and, count, eq, gt, isNull } from 'drizzle-orm';
import { admins, emailConfirmations } from '../database/schema/accounts.ts';
import type { Tx } from '../http/transaction.ts';
import { newToken, sha256 } from './tokens.ts';

const HOUR_MS = 60 * 60 * 1_000;

/** Limits mails that strangers can trigger to one address. */
const MOST_AN_HOUR = 5;

/**
 * Creates a link that confirms the address of an account; invalidates earlier ones. Call it while holding the lock of
 * the account, or concurrent calls can exceed the limit of mails.
 * @returns null when five links were created within the last hour. The plain token exists only here and in the mail
 * (S6).
 */
export async function createConfirmation(
  tx: Tx,
  adminId: number,
  now: Date,
): Promise<{ readonly id: number; readonly token: string; readonly expiresAt: Date } | null> {
  const own = eq(emailConfirmations.admin_id, adminId);
  const recent = gt(emailConfirmations.created_at, new Date(now.getTime() - HOUR_MS));
  const [mailed] = await tx.select({ links: count() }).from(emailConfirmations).where(and(own, recent));
  if ((mailed?.links ?? 0) >= MOST_AN_HOUR) return null;
  await tx
    .update(emailConfirmations)
    .set({ used_at: now })
    .where(and(own, isNull(emailConfirmations.used_at)));
  const { token, hash } = newToken();
  const expiresAt = new Date(now.getTime() + CONFIRMATION_HOURS * HOUR_MS);
  const [row] = await tx
    .insert(emailConfirmations)
    .values({ admin_id: adminId, token_hash: hash, created_at: now, expires_at: expiresAt })
    .returning({ id: emailConfirmations.id });
  if (row === undefined) throw new Error('A confirmation was not stored');
  return { id: row.id, token, expiresAt };
}

/**
 * Spends a link with one conditional update, so that only one of several concurrent attempts succeeds (S8).
 * @returns the account id; null when the link is unknown, used or expired.
 */
export async function spendConfirmation(tx: Tx, token: string, now: Date): Promise<number | null> {
  const [spent] = await tx
    .update(emailConfirmations)
    .set({ used_at: now })
    .where(
      and(
        eq(emailConfirmations.token_hash, sha256(token)),
        isNull(emailConfirmations.used_at),
        gt(emailConfirmations.expires_at, now),
      ),
    )
    .returning({ adminId: emailConfirmations.admin_id });
  return spent?.adminId ?? null;
}

/** The account of a link, valid or not; null for an unknown link, and for an account that is confirmed or banned. */
export async function unconfirmedOwner(tx: Tx, token: string): Promise<number | null> {
  const [found] = await tx
    .select({ id: admins.id })
    .from(emailConfirmations)
    .innerJoin(admins, eq(admins.id, emailConfirmations.admin_id))
    .where(
      and(eq(emailConfirmations.token_hash, sha256(token)), isNull(admins.email_confirmed_at), eq(admins.active, 1)),
    );
  return found?.id ?? null;
}
