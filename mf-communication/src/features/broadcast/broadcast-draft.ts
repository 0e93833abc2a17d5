import type { EmailBroadcastRecord } from '@widya/contract/email-broadcasts';
import type { ReplyTo } from '../complaint-reply/reply-query.ts';
import type { MailScope } from '../mail-scope/mail-scope.ts';
import { type BroadcastValues, startOf } from './broadcast-values.ts';

/**
 * Whether a screen shows a broadcast: that of all mails every one, that of a class or course only its own. The address
 * may have a code in another case, and of a course its id or its code.
 */
export function isOfScope(record: EmailBroadcastRecord, scope: MailScope): boolean {
  const { class_code, course_id, course_code } = record;
  if (scope.kind === 'general') return true;
  if (scope.kind === 'class') return class_code?.toLowerCase() === scope.code.toLowerCase();
  if (/^\d+$/.test(scope.id)) return String(course_id) === scope.id;
  return course_code?.toLowerCase() === scope.id.toLowerCase();
}

/**
 * Whether a screen's form can edit a recalled broadcast; that of all mails cannot choose a course, and a class only as
 * a group.
 */
export function fitsScope(record: EmailBroadcastRecord, scope: MailScope): boolean {
  const { draft, class_code, course_id } = record;
  if (scope.kind !== 'general') return isOfScope(record, scope);
  return course_id === null && (class_code === null || draft?.audience?.kind === 'class');
}

type Chosen = Pick<BroadcastValues, 'group' | 'class' | 'statuses'>;

function chosenOf(
  { draft, class_name }: EmailBroadcastRecord,
  scope: MailScope,
  { statuses }: BroadcastValues,
): Chosen {
  const audience = draft?.audience ?? null;
  if (audience === null) return { group: 'none', class: null, statuses };
  if (audience.kind === 'newsletter')
    return { group: scope.kind === 'general' ? 'newsletter' : 'none', class: null, statuses };
  if (scope.kind !== 'general') return { group: 'own', class: null, statuses: audience.status };
  return {
    group: 'class',
    class: { value: audience.code, label: class_name ?? audience.code },
    statuses: audience.status,
  };
}

/** Values of the form from a recalled broadcast. */
export function valuesOf(record: EmailBroadcastRecord, scope: MailScope): BroadcastValues {
  const start = startOf(scope, null);
  return {
    ...start,
    ...chosenOf(record, scope, start),
    recipients: record.draft?.recipients ?? [],
    subject: record.subject,
    content: record.content,
    attachments: record.draft?.attachments ?? [],
  };
}

/** The complaint that it replied to; null if there was none. Its text is in the list of complaints. */
export function replyOf({ draft }: EmailBroadcastRecord): ReplyTo | null {
  const email = draft?.recipients[0];
  if (!draft?.complaint_id || email === undefined) return null;
  return { id: draft.complaint_id, email, createdAt: '', message: '' };
}
