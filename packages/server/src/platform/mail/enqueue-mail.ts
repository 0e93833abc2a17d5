import { emailOutbox } from '../database/schema/email.ts';
import type { Tx } from '../http/transaction.ts';
import type { Mail } from './mail.ts';
import { mailBody } from './mail-layout.ts';
import { PRIORITY } from './priorities.ts';
import { holdsSecretLink } from './secret-links.ts';

/** Line breaks in a header would start a new header (S17). */
const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ').trim();

/** Links that let somebody in or confirm an address are waited for, so their mails overtake all others unless a priority is given. */
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
  next_at: now,
  created_at: now,
});

/** Rows of one statement; well below the 65,535 parameters that PostgreSQL takes. */
const CHUNK = 500;

/** Writes mails into the outbox; they leave only when the transaction commits. A mail with a known `dedupeKey` is dropped. */
export async function enqueueMails(tx: Tx, mails: readonly Mail[], now: Date): Promise<void> {
  for (let from = 0; from < mails.length; from += CHUNK)
    await tx
      .insert(emailOutbox)
      .values(mails.slice(from, from + CHUNK).map((mail) => rowOf(mail, now)))
      .onConflictDoNothing({ target: emailOutbox.dedupe_key });
}

/** Writes one mail into the outbox. */
export const enqueueMail = (tx: Tx, mail: Mail, now: Date): Promise<void> => enqueueMails(tx, [mail], now);
