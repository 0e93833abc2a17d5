import { and, eq } from 'drizzle-orm';
import { emailLog, emailOutbox } from '../database/schema/email.ts';
import type { Services } from '../http/services.ts';
import type { OutboxRow } from './outbox.ts';

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

/** Notes that a mail has left, and puts it into Log Email. */
export async function settleSent(db: Db, row: OutboxRow, messageId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const sent = { status: 'sent', sent_at: now, message_id: messageId, locked_until: null, last_error: null } as const;
    const [kept] = await tx.update(emailOutbox).set(sent).where(eq(emailOutbox.id, row.id)).returning();
    // Logged as it is kept: whom it went to may have been forgotten while it was on its way.
    if (kept) await tx.insert(emailLog).values({ ...logRow(kept, messageId, now), status: 'sent' });
  });
}

/** Notes a failure: another try after 30 s, doubling, or the end of it. @returns whether there will be another try. */
export async function settleFailed(
  db: Db,
  row: OutboxRow,
  failure: { readonly error: string; readonly final: boolean; readonly messageId: string },
  now: Date,
): Promise<boolean> {
  const last_error = failure.error.slice(0, 1_000);
  const again = !failure.final && row.attempts < MOST_ATTEMPTS;
  return db.transaction(async (tx) => {
    const next_at = new Date(now.getTime() + FIRST_PAUSE_MS * 2 ** (row.attempts - 1));
    const set = again ? ({ status: 'queued', next_at } as const) : ({ status: 'failed' } as const);
    const [kept] = await tx
      .update(emailOutbox)
      .set({ ...set, locked_until: null, last_error })
      .where(and(eq(emailOutbox.id, row.id), eq(emailOutbox.status, 'sending')))
      .returning();
    // Cancelled meanwhile, as whom it was for was forgotten: neither tried again nor told of.
    if (!kept) return false;
    if (!again)
      await tx
        .insert(emailLog)
        .values({ ...logRow(kept, failure.messageId, now), status: 'failed', error: last_error });
    return again;
  });
}
