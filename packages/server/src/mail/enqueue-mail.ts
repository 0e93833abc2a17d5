import { emailOutbox } from '../database/schema/email.ts';
import type { Tx } from '../http/transaction.ts';
import type { Mail } from './mail.ts';

/** Line breaks in a header would start a new header (S17). */
const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ').trim();

/** Writes a mail into the outbox; it leaves only when the transaction commits. A mail with a known `dedupeKey` is dropped. */
export async function enqueueMail(tx: Tx, mail: Mail, now: Date): Promise<void> {
  await tx
    .insert(emailOutbox)
    .values({
      dedupe_key: mail.dedupeKey,
      scenario: mail.scenario ?? 'GENERAL',
      template_id: mail.templateId ?? null,
      class_id: mail.classId ?? null,
      course_id: mail.courseId ?? null,
      member_id: mail.memberId ?? null,
      participant_id: mail.participantId ?? null,
      batch_id: mail.batchId ?? null,
      to_email: oneLine(mail.to),
      to_name: oneLine(mail.toName ?? ''),
      subject: oneLine(mail.subject),
      body_html: mail.html,
      attachments: [...(mail.attachments ?? [])],
      priority: mail.priority ?? 0,
      next_at: now,
      created_at: now,
    })
    .onConflictDoNothing({ target: emailOutbox.dedupe_key });
}
