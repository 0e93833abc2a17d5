import { emailOutbox } from '../database/schema/email.ts';
import type { Tx } from '../http/transaction.ts';
import { currentTraceparent } from '../tracing/tracing.ts';
import type { Mail } from './mail.ts';
import { mailBody } from './mail-layout.ts';
import { PRIORITY } from './priorities.ts';
import { holdsSecretLink } from './secret-links.ts';

/** Line breaks in a header would start a new header (S17). */
const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ').trim();

/** People wait for sign-in and confirmation links, so these mails go first unless a priority is given. */
const priorityOf = ({ priority, html }: Mail): number =>
  priority ?? (holdsSecretLink(html) ? PRIORITY.account : PRIORITY.scenario);

const rowOf = (mail: Mail, now: Date) => ({
  dedupe_key: mail.dedupeKey,
  scenario: mail.scenario ?? 'GENERAL',
  template_id: mail.templateId ?? null,
  class_id: mail.classId ?? null,
  course_id: mail.courseId ?? null,
  member_id: mail.memberId ?? null,
  participant_id: mail.participantId ?? null,
  batch_id: mail.batchId ?? null,
  task_item_id: mail.taskItemId ?? null,
  unsubscribe_token: mail.unsubscribeToken ?? null,
  to_email: oneLine(mail.to),
  to_name: oneLine(mail.toName ?? ''),
  subject: oneLine(mail.subject),
  body_html: mailBody(mail),
  attachments: [...(mail.attachments ?? [])],
  priority: priorityOf(mail),
  traceparent: currentTraceparent(),
  next_at: now,
  created_at: now,
});

/** Rows per statement; well below PostgreSQL's limit of 65,535 parameters. */
const CHUNK = 500;

/** Writes mails into the outbox; they are sent only after the commit. A mail whose `dedupeKey` exists is dropped. */
export async function enqueueMails(tx: Tx, mails: readonly Mail[], now: Date): Promise<void> {
  for (let from = 0; from < mails.length; from += CHUNK)
    await tx
      .insert(emailOutbox)
      .values(mails.slice(from, from + CHUNK).map((mail) => rowOf(mail, now)))
      .onConflictDoNothing({ target: emailOutbox.dedupe_key });
}

/** Writes one mail into the outbox. */
export const enqueueMail = (tx: Tx, mail: Mail, now: Date): Promise<void> => enqueueMails(tx, [mail], now);
