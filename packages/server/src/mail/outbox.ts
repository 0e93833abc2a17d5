import { and, eq, sql } from 'drizzle-orm';
import { emailOutbox } from '../database/schema/email.ts';
import type { Tx } from '../http/transaction.ts';

export type OutboxRow = typeof emailOutbox.$inferSelect;

/** Whoever has taken a mail has so long to send it; then another worker may. */
const LEASE_MS = 2 * 60_000;

/**
 * Takes due mails for sending. Workers of all processes may call it at once: a row is given to one of them only. A row whose
 * worker died is given out again when its lease is over.
 */
export async function takeDueMails(db: Tx, limit: number, now: Date): Promise<OutboxRow[]> {
  const taken = await db.execute(sql`
    update email_outbox set status = 'sending', attempts = attempts + 1,
           locked_until = ${new Date(now.getTime() + LEASE_MS).toISOString()}::timestamptz
     where id in (
       select id from email_outbox
        where status in ('queued', 'sending') and next_at <= ${now.toISOString()}::timestamptz
          and (locked_until is null or locked_until < ${now.toISOString()}::timestamptz)
        order by priority, next_at, id
        for update skip locked
        limit ${limit})
    returning *`);
  const rows = taken.rows as unknown as OutboxRow[];
  return rows.map((row) => ({ ...row, id: Number(row.id) })).toSorted((a, b) => a.priority - b.priority || a.id - b.id);
}

/** Whether a mail that was taken is still to be sent: it is cancelled when whom it is for is forgotten. */
export const isStillMeant = async (db: Tx, { id }: Pick<OutboxRow, 'id'>): Promise<boolean> =>
  (await db.$count(emailOutbox, and(eq(emailOutbox.id, id), eq(emailOutbox.status, 'sending')))) > 0;
