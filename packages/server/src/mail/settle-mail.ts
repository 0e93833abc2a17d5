import { and, eq, type SQL, sql } from 'drizzle-orm';
import { emailLog, emailOutbox, emailSuppressions } from '../database/schema/email.ts';
import type { Services } from '../http/services.ts';
import type { Tx } from '../http/transaction.ts';
import { endHandedItem, holdHandedItem } from '../jobs/engine/hand-over.ts';
import type { OutboxRow } from './outbox.ts';
import { holdsSecretLink, SPENT_LINK } from './secret-links.ts';

/** After the fifth failure a mail is given up. */
const MOST_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 30_000;

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
  body_html: row.body_html,
  created_at: now,
});

/** A link that sets a password or confirms an address is in the mail only, and in nothing that is kept of it. */
const withoutSecrets = ({ body_html }: OutboxRow): { body_html?: SQL<string> } =>
  holdsSecretLink(body_html)
    ? { body_html: sql<string>`regexp_replace(${emailOutbox.body_html}, ${SPENT_LINK[0]}, ${SPENT_LINK[1]}, 'g')` }
    : {};

/** Notes that a mail has left, and puts it into Log Email. */
export async function settleSent(db: Db, row: OutboxRow, messageId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    if (row.task_item_id !== null) await holdHandedItem(tx, row.task_item_id);
    const sent = { status: 'sent', sent_at: now, message_id: messageId, locked_until: null, last_error: null } as const;
    const [kept] = await tx
      .update(emailOutbox)
      .set({ ...sent, ...withoutSecrets(row) })
      .where(eq(emailOutbox.id, row.id))
      .returning();
    // Logged as it is kept: whom it went to may have been forgotten while it was on its way.
    if (kept) await tx.insert(emailLog).values({ ...logRow(kept, messageId, now), status: 'sent' });
    if (row.task_item_id !== null) await endHandedItem(tx, row.task_item_id, { state: 'sent' });
  });
}

interface Failure {
  readonly error: string;
  /** Another try cannot help. */
  readonly final: boolean;
  /** There is no such address. */
  readonly bounced: boolean;
  readonly messageId: string;
}

/** Notes a failure: another try after 30 s, doubling, or the end of it. @returns whether there will be another try. */
export async function settleFailed(db: Db, row: OutboxRow, failure: Failure, now: Date): Promise<boolean> {
  const last_error = failure.error.slice(0, 1_000);
  const again = !failure.final && row.attempts < MOST_ATTEMPTS;
  return db.transaction(async (tx) => {
    if (row.task_item_id !== null) await holdHandedItem(tx, row.task_item_id);
    const next_at = new Date(now.getTime() + FIRST_PAUSE_MS * 2 ** (row.attempts - 1));
    const set = again
      ? ({ status: 'queued', next_at } as const)
      : ({ status: 'failed', ...withoutSecrets(row) } as const);
    const [kept] = await tx
      .update(emailOutbox)
      .set({ ...set, locked_until: null, last_error })
      .where(and(eq(emailOutbox.id, row.id), eq(emailOutbox.status, 'sending')))
      .returning();
    // Cancelled meanwhile, as whom it was for was forgotten: neither tried again nor told of.
    if (!kept) return false;
    if (again) return true;
    await giveUp(tx, kept, { ...failure, error: last_error }, now);
    return false;
  });
}

/** Logs the end of a mail that cannot be sent; an address that does not exist gets no broadcast any more (S39). */
async function giveUp(tx: Tx, row: OutboxRow, { error, bounced, messageId }: Failure, now: Date): Promise<void> {
  const status = bounced ? 'bounced' : 'failed';
  await tx.insert(emailLog).values({ ...logRow(row, messageId, now), status, error });
  if (bounced)
    await tx
      .insert(emailSuppressions)
      .values({ email: row.to_email.toLowerCase(), reason: 'bounced', note: error, created_at: now })
      .onConflictDoNothing({ target: emailSuppressions.email });
  if (row.task_item_id === null) return;
  const end = { state: 'failed', reason: error, ...(bounced ? { result: { bounced: true } } : {}) } as const;
  await endHandedItem(tx, row.task_item_id, end);
}
