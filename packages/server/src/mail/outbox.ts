import { and, eq, sql } from 'drizzle-orm';
import { emailOutbox } from '../database/schema/email.ts';
import type { Tx } from '../http/transaction.ts';
import { isAwaited } from '../jobs/engine/hand-over.ts';

export type OutboxRow = typeof emailOutbox.$inferSelect;

/** Whoever has taken a mail has so long to send it; then another worker may. */
const LEASE_MS = 2 * 60_000;

const numbered = (row: OutboxRow): OutboxRow => ({
  ...row,
  id: Number(row.id),
  task_item_id: row.task_item_id === null ? null : Number(row.task_item_id),
});

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
  return rows.map(numbered).toSorted((a, b) => a.priority - b.priority || a.id - b.id);
}

/**
 * Whether a mail that was taken is still to be sent: it is cancelled when whom it is for is forgotten, and with the broadcast
 * that it belongs to.
 */
export async function isStillMeant(
  db: Tx,
  { id, task_item_id }: Pick<OutboxRow, 'id' | 'task_item_id'>,
): Promise<boolean> {
  const taken = and(eq(emailOutbox.id, id), eq(emailOutbox.status, 'sending'));
  if (task_item_id !== null && !(await isAwaited(db, task_item_id))) {
    await db.update(emailOutbox).set({ status: 'cancelled', locked_until: null }).where(taken);
    return false;
  }
  return (await db.$count(emailOutbox, taken)) > 0;
}
