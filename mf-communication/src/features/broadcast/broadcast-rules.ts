import { MAIL_MAX_BYTES } from '@widya/contract/email-templates';
import { isBlankMail } from '../mail-text/mail-nodes.ts';
import type { BroadcastValues } from './broadcast-values.ts';
import { BROADCAST_TEXTS as texts } from './texts.ts';

export type BroadcastErrors = Readonly<Partial<Record<keyof BroadcastValues, string>>>;

/** An address as people write it; the API decides. */
const isAddress = (text: string): boolean => /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;.]+$/.test(text.trim());

function subjectProblem(subject: string): string | null {
  const { length } = subject.trim();
  if (length === 0) return texts.noSubject;
  return length > 255 ? texts.subjectTooLong : null;
}

/** Why what was typed becomes no recipient; null when it does. */
export const addressProblem = (entry: string): string | null => (isAddress(entry) ? null : texts.notAddress(entry));

/** What is wrong with whom it goes to: the first step. B-196. */
export function checkRecipients(values: BroadcastValues): BroadcastErrors {
  const { group, class: chosen, statuses, recipients, unread } = values;
  if (unread.trim() !== '') return { recipients: texts.unread };
  if (group === 'class' && chosen === null) return { class: texts.noClass };
  if ((group === 'class' || group === 'own') && statuses.length === 0) return { statuses: texts.noStatus };
  return group === 'none' && recipients.length === 0 ? { recipients: texts.noRecipient } : {};
}

/** And with the mail: the second step. B-197 and B-198, S22. */
export function checkMail({ subject, content, attachments }: BroadcastValues): BroadcastErrors {
  const found: Record<string, string | null> = {
    subject: subjectProblem(subject),
    content: isBlankMail(content) ? texts.noContent : null,
    attachments: attachments.reduce((sum, { size }) => sum + size, 0) > MAIL_MAX_BYTES ? texts.tooLarge : null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}
