import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { emailLog, emailOutbox, emailSuppressions } from '../database/schema/email.ts';
import type { Services } from '../http/services.ts';
import type { Tx } from '../http/transaction.ts';
import { endHandedItem, holdHandedItem } from '../jobs/engine/hand-over.ts';
import { MailRefused, MailTextRefused } from './mail-failures.ts';
import { type OutboxRow, stillLeased } from './outbox.ts';
import { pauseAfter } from './pause-after.ts';
import { holdsSecretLink, SPENT_LINK } from './secret-links.ts';

/** A text is given up after this many refusals. No other failure gives a mail up, because a mail server comes back. */
const MOST_REFUSALS = 5;

type Db = Services['db'];

const logRow = (row: OutboxRow, messageId: string, now: Date) => ({
  message_id: messageId,
  subject: row.subject,
  to_email: row.to_email,
  scenario: row.scenario,
  class_id: row.class_id,
  course_id: row.course_id,
  member_id: row.member_id,
  participant_id: row.participant_id,
  batch_id: row.batch_id,
  outbox_id: row.id,
  body_html: row.body_html,
  created_at: now,
});

const RELEASED = { lease: null, locked_until: null, handed_over_at: null } as const;

/** Removes password and confirmation links from the stored mail. */
const withoutSecrets = ({ body_html }: OutboxRow): { body_html?: SQL<string> } =>
  holdsSecretLink(body_html)
    ? { body_html: sql<string>`regexp_replace(${emailOutbox.body_html}, ${SPENT_LINK[0]}, ${SPENT_LINK[1]}, 'g')` }
    : {};

/** Marks a mail as sent and moves its text to Log Email, so that it is not stored twice. */
export async function settleSent(db: Db, row: OutboxRow, messageId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    if (row.task_item_id !== null) await holdHandedItem(tx, row.task_item_id);
    // Logs the stored values, because the recipient's data may have been deleted while the mail was being sent.
    const [stored] = await tx
      .select({ ...getTableColumns(emailOutbox), ...withoutSecrets(row) })
      .from(emailOutbox)
      // A mail that was cancelled in the meantime has been sent as well.
      .where(and(eq(emailOutbox.id, row.id), sql`${emailOutbox.lease} is not distinct from ${row.lease}::uuid`))
      .for('update');
    if (!stored) return;
    await tx.insert(emailLog).values({ ...logRow(stored, messageId, now), status: 'sent' });
    const sent = { status: 'sent', sent_at: now, message_id: messageId, last_error: null } as const;
    await tx
      .update(emailOutbox)
      .set({ ...sent, ...RELEASED, body_html: '', attachments: [] })
      .where(eq(emailOutbox.id, row.id));
    if (row.task_item_id !== null) await endHandedItem(tx, row.task_item_id, { state: 'sent' });
  });
}

interface Failure {
  readonly error: Error;
  readonly messageId: string;
}

/**
 * Records a failure: schedules another attempt or gives the mail up. @returns whether there will be another attempt.
 */
export async function settleFailed(db: Db, row: OutboxRow, { error, messageId }: Failure, now: Date): Promise<boolean> {
  const last_error = error.message.slice(0, 1_000);
  const refusals = row.refusals + (error instanceof MailTextRefused ? 1 : 0);
  const again = !(error instanceof MailRefused) && refusals < MOST_REFUSALS;
  return db.transaction(async (tx) => {
    if (row.task_item_id !== null) await holdHandedItem(tx, row.task_item_id);
    const next_at = new Date(now.getTime() + pauseAfter(row.attempts));
    const set = again
      ? ({ status: 'queued', next_at } as const)
      : ({ status: 'failed', ...withoutSecrets(row) } as const);
    const [settled] = await tx
      .update(emailOutbox)
      .set({ ...set, ...RELEASED, refusals, last_error })
      .where(stillLeased(row))
      .returning();
    // Cancelled in the meantime because the recipient's data was deleted: neither retried nor logged.
    if (!settled) return false;
    if (again) return true;
    const status = error instanceof MailRefused && error.bounced ? 'bounced' : 'failed';
    await giveUp(tx, settled, { status, reason: last_error, messageId }, now);
    return false;
  });
}

interface End {
  readonly status: 'failed' | 'bounced' | 'uncertain';
  readonly reason: string;
  readonly messageId: string;
}

/** Logs a mail that is not retried; an address that does not exist is suppressed for broadcasts (S39). */
async function giveUp(tx: Tx, row: OutboxRow, { status, reason, messageId }: End, now: Date): Promise<void> {
  await tx.insert(emailLog).values({ ...logRow(row, messageId, now), status, error: reason });
  const bounced = status === 'bounced';
  if (bounced)
    await tx
      .insert(emailSuppressions)
      .values({ email: row.to_email.toLowerCase(), reason: 'bounced', note: reason, created_at: now })
      .onConflictDoNothing({ target: emailSuppressions.email });
  if (row.task_item_id === null) return;
  const end = { state: 'failed', reason, ...(bounced ? { result: { bounced: true } } : {}) } as const;
  await endHandedItem(tx, row.task_item_id, end);
}

const UNCERTAIN =
  'Pengiriman terputus setelah isi surel diserahkan ke server surel, sehingga tidak pasti apakah surel ini sampai.';

/**
 * Settles a mail whose worker was lost: it waits again if its text was never sent; otherwise it is uncertain, because
 * sending it again could deliver it twice.
 */
export async function settleLost(db: Db, row: OutboxRow, messageId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    if (row.task_item_id !== null) await holdHandedItem(tx, row.task_item_id);
    const isLost = and(stillLeased(row), sql`${emailOutbox.locked_until} < ${now.toISOString()}::timestamptz`);
    const waiting = await tx
      .update(emailOutbox)
      .set({ status: 'queued', ...RELEASED })
      .where(and(isLost, isNull(emailOutbox.handed_over_at)))
      .returning({ id: emailOutbox.id });
    if (waiting.length > 0) return;
    const [ended] = await tx
      .update(emailOutbox)
      .set({ status: 'failed', ...RELEASED, last_error: UNCERTAIN, ...withoutSecrets(row) })
      .where(isLost)
      .returning();
    if (ended) await giveUp(tx, ended, { status: 'uncertain', reason: UNCERTAIN, messageId }, now);
  });
}
