import { and, eq, lt, sql } from 'drizzle-orm';
import { emailHold, emailOutbox } from '../database/schema/email.ts';
import type { Services } from '../http/services.ts';
import type { Tx } from '../http/transaction.ts';
import { isAwaited } from '../jobs/engine/hand-over.ts';
import { lockHold } from './hold.ts';

export type OutboxRow = typeof emailOutbox.$inferSelect;

/** A lease expires this long after its last renewal; then the worker counts as lost. */
export const LEASE_MS = 2 * 60_000;

/** A mail that this worker has leased. */
export interface TakenMail {
  readonly row: OutboxRow;
  /** Sent to test whether the mail server works again, while all others wait. */
  readonly isProbe: boolean;
}

const numbered = (row: OutboxRow): OutboxRow => ({
  ...row,
  id: Number(row.id),
  task_item_id: row.task_item_id === null ? null : Number(row.task_item_id),
});

const lock = (now: Date, leaseMs: number): Date => new Date(now.getTime() + leaseMs);

/**
 * Leases the next due mail. Workers of all processes may call it at once: each mail is given to one of them, and during
 * a hold only one of them gets one.
 */
export async function takeDueMail(
  db: Services['db'],
  { now, leaseMs }: { readonly now: Date; readonly leaseMs: number },
): Promise<TakenMail | undefined> {
  return db.transaction(async (tx) => {
    const hold = await lockHold(tx);
    if (hold !== undefined && hold.next_at > now) return undefined;
    const row = await takeRow(tx, now, leaseMs);
    if (row === undefined) return undefined;
    if (hold !== undefined) await tx.update(emailHold).set({ next_at: lock(now, leaseMs) });
    return { row, isProbe: hold !== undefined };
  });
}

async function takeRow(tx: Tx, now: Date, leaseMs: number): Promise<OutboxRow | undefined> {
  const taken = await tx.execute(sql`
    update email_outbox set status = 'sending', attempts = attempts + 1, lease = gen_random_uuid(),
           handed_over_at = null, locked_until = ${lock(now, leaseMs).toISOString()}::timestamptz
     where id = (
       select id from email_outbox
        where status = 'queued' and next_at <= ${now.toISOString()}::timestamptz
        order by priority, next_at, id
        for update skip locked
        limit 1)
    returning *`);
  const [row] = taken.rows as unknown as OutboxRow[];
  return row && numbered(row);
}

/** Matches the mail while its worker holds the lease: not after it was cancelled, settled, or leased again. */
export const stillLeased = ({ id, lease }: Pick<OutboxRow, 'id' | 'lease'>) =>
  and(
    eq(emailOutbox.id, id),
    eq(emailOutbox.status, 'sending'),
    sql`${emailOutbox.lease} is not distinct from ${lease}::uuid`,
  );

/** Renews the lease of a mail that is still being sent. */
export async function renewLease(db: Tx, row: OutboxRow, now: Date, leaseMs: number): Promise<void> {
  await db
    .update(emailOutbox)
    .set({ locked_until: lock(now, leaseMs) })
    .where(stillLeased(row));
}

/**
 * Records that the text of a mail is now sent to the mail server.
 * @returns false when the mail was cancelled or its lease was lost.
 */
export async function noteHandOver(db: Tx, row: OutboxRow, now: Date): Promise<boolean> {
  const noted = await db
    .update(emailOutbox)
    .set({ handed_over_at: now })
    .where(stillLeased(row))
    .returning({ id: emailOutbox.id });
  return noted.length > 0;
}

/** Mails whose worker was lost. */
export const lostMails = (now: Date) => and(eq(emailOutbox.status, 'sending'), lt(emailOutbox.locked_until, now));

/**
 * Whether a leased mail must still be sent; cancels it when its recipient's data was deleted or its broadcast was
 * cancelled.
 */
export async function mustStillSend(db: Tx, row: OutboxRow): Promise<boolean> {
  if (row.task_item_id !== null && !(await isAwaited(db, row.task_item_id))) {
    await db.update(emailOutbox).set({ status: 'cancelled', locked_until: null }).where(stillLeased(row));
    return false;
  }
  return (await db.$count(emailOutbox, stillLeased(row))) > 0;
}
