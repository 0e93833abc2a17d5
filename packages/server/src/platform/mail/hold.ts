import { and, eq, gt } from 'drizzle-orm';
import { emailHold, emailOutbox } from '../database/schema/email.ts';
import type { Services } from '../http/services.ts';
import type { Tx } from '../http/transaction.ts';
import type { MailServerTrouble } from './mail-failures.ts';
import { pauseAfter } from './pause-after.ts';

export type Hold = typeof emailHold.$inferSelect;

/** The hold on all mails; undefined while mails are sent. */
export async function readHold(db: Tx): Promise<Hold | undefined> {
  const [row] = await db.select().from(emailHold);
  return row;
}

/** `readHold` with a lock, for a worker that decides whether to try. */
export async function lockHold(tx: Tx): Promise<Hold | undefined> {
  const [row] = await tx.select().from(emailHold).for('update');
  return row;
}

/** Holds all mails. A mail that was already being sent when the hold began does not extend it; only a probe does. */
export async function holdUp(
  db: Services['db'],
  { message, reason }: MailServerTrouble,
  isProbe: boolean,
  now: Date,
): Promise<void> {
  const detail = message.slice(0, 1_000);
  await db.transaction(async (tx) => {
    const hold = await lockHold(tx);
    if (hold !== undefined && !isProbe) return;
    const attempts = (hold?.attempts ?? 0) + 1;
    const set = { reason, detail, attempts, next_at: new Date(now.getTime() + pauseAfter(attempts)) };
    if (hold === undefined)
      await tx
        .insert(emailHold)
        .values({ ...set, since: now })
        .onConflictDoNothing();
    else await tx.update(emailHold).set(set).where(eq(emailHold.id, hold.id));
  });
}

/** Ends the hold after the mail server accepted or refused a mail. */
export const releaseHold = (db: Tx): Promise<unknown> => db.delete(emailHold);

/** Makes waiting mails due at a start, as the settings may have been fixed; the first one is a probe. */
export async function probeAtOnce(db: Services['db'], now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await lockHold(tx)) === undefined) return;
    await tx.update(emailHold).set({ next_at: now });
    await tx
      .update(emailOutbox)
      .set({ next_at: now })
      .where(and(eq(emailOutbox.status, 'queued'), gt(emailOutbox.next_at, now)));
  });
}
