import { and, eq, inArray, isNull, ne, notLike, or, type SQL, sql } from 'drizzle-orm';
import { emailLog, emailOutbox } from '../../platform/database/schema/email.ts';
import { ApiFailure, notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { SPENT_MARK } from '../../platform/mail/secret-links.ts';

/** Mails in the outbox that can be sent again unchanged. */
const isStillComplete = and(
  isNull(emailOutbox.task_item_id),
  ne(emailOutbox.body_html, ''),
  notLike(emailOutbox.body_html, `%${SPENT_MARK}%`),
);
const hasFailed = eq(emailOutbox.status, 'failed');
/** Sent after an earlier failure, outside of a broadcast; its text is only in the log. */
const wasSentAlone = and(isNull(emailOutbox.task_item_id), eq(emailOutbox.status, 'sent'));

/** For a row of the log joined with its outbox row. */
export const isResendable: SQL<boolean> = sql<boolean>`coalesce(${emailLog.status} <> 'sent' and ${hasFailed} and ${isStillComplete}, false)`;

/** A new attempt of the same mail with the same message id, so that recipients can recognise a duplicate. */
const requeued = (now: Date) =>
  ({ status: 'queued', attempts: 0, refusals: 0, next_at: now, last_error: null }) as const;

/**
 * Sends a mail of the log again.
 * @returns whether it was queued now; false when it is already queued or was sent meanwhile.
 * @throws ApiFailure 404, 409 when it cannot be sent again.
 */
export async function resendOne(tx: Tx, id: number, now: Date) {
  const [logged] = await tx
    .select({ to: emailLog.to_email, outboxId: emailLog.outbox_id, status: emailLog.status })
    .from(emailLog)
    .where(eq(emailLog.id, id));
  if (logged === undefined) throw notFound('Surel tidak ditemukan');
  const ofMail = eq(emailOutbox.id, logged.outboxId ?? 0);
  const [mail] = await tx
    .select({ id: emailOutbox.id })
    .from(emailOutbox)
    .where(and(ofMail, or(isStillComplete, wasSentAlone)))
    .for('update');
  if (logged.status === 'sent' || mail === undefined)
    throw new ApiFailure(409, 'INVALID_TRANSITION', 'Surel ini tidak dapat dikirim ulang');
  const updated = await tx.update(emailOutbox).set(requeued(now)).where(and(ofMail, hasFailed));
  return { to: logged.to, queued: (updated.rowCount ?? 0) > 0 };
}

/** Sends all matching mails of the log again. @returns how many were queued, and how many others matched. */
export async function resendAll(tx: Tx, condition: SQL | undefined, now: Date) {
  const outboxIds = tx.select({ id: emailLog.outbox_id }).from(emailLog).where(condition);
  const total = await tx.$count(emailLog, condition);
  const updated = await tx
    .update(emailOutbox)
    .set(requeued(now))
    .where(and(inArray(emailOutbox.id, outboxIds), hasFailed, isStillComplete));
  const queued = updated.rowCount ?? 0;
  return { queued, left_out: Math.max(0, total - queued) };
}
