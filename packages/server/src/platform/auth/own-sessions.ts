import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { sessions } from '../database/schema/sessions.ts';
import type { Tx } from '../http/transaction.ts';
import type { AccountRef } from './caller.ts';
import type { RevocationReason } from './sessions.ts';

/** Sessions of an account that are neither ended nor expired. */
const openOf = ({ kind, id }: AccountRef, now: Date) =>
  and(
    eq(sessions.account_kind, kind),
    eq(sessions.account_id, id),
    isNull(sessions.revoked_at),
    gt(sessions.expires_at, now),
  );

/** At most this many are listed; all others can only be ended together. */
const MOST = 100;

/** Open sessions of an account, the last used first. */
export const selectOpenSessions = (tx: Tx, account: AccountRef, now: Date) => {
  const { id, user_agent, ip, created_at, last_seen_at } = sessions;
  return tx
    .select({ id, user_agent, ip, created_at, last_seen_at })
    .from(sessions)
    .where(openOf(account, now))
    .orderBy(desc(last_seen_at), desc(id))
    .limit(MOST);
};

/** Ends one session of an account. @returns its user agent; undefined when the account has no such session. */
export async function endSession(
  tx: Tx,
  account: AccountRef,
  { id, reason, now }: { readonly id: number; readonly reason: RevocationReason; readonly now: Date },
): Promise<{ readonly userAgent: string | null } | undefined> {
  const [ended] = await tx
    .update(sessions)
    .set({ revoked_at: now, revoked_reason: reason })
    .where(and(eq(sessions.id, id), openOf(account, now)))
    .returning({ userAgent: sessions.user_agent });
  return ended;
}
