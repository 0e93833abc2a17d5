import type { RecipientsInput, SendEmailInput } from '@widya/contract/email-broadcasts';
import type { EmailAttachment } from '@widya/contract/email-templates';
import type { RegistrationStatus } from '@widya/contract/registration-status';
import type { ComboboxOption } from '@widya/design-system/combobox';
import type { ReplyTo } from '../complaint-reply/reply-query.ts';
import { type MailScope, ownerOf } from '../mail-scope/mail-scope.ts';
import { isBlankMail, withLineBreaks } from '../mail-text/mail-nodes.ts';
import { BROADCAST_TEXTS as texts } from './texts.ts';

/** `own`: of the class or course whose screen this is. */
export type RecipientGroup = 'none' | 'newsletter' | 'class' | 'own';

export interface Attached extends EmailAttachment {
  readonly size: number;
}

/** What the form of a broadcast holds. */
export interface BroadcastValues {
  readonly group: RecipientGroup;
  /** Of the group `class`. */
  readonly class: ComboboxOption | null;
  /** Of the groups `class` and `own`. */
  readonly statuses: readonly RegistrationStatus[];
  /** Addresses that were typed. */
  readonly recipients: readonly string[];
  /** What stands in their box and is no address. */
  readonly unread: string;
  readonly subject: string;
  readonly content: string;
  readonly attachments: readonly Attached[];
}

/** Groups that a screen offers. */
export const groupsOf = (scope: MailScope): readonly RecipientGroup[] =>
  scope.kind === 'general' ? ['none', 'newsletter', 'class'] : ['own', 'none'];

/** What a broadcast begins with; a reply goes to whoever complained. C-113. */
export const startOf = (scope: MailScope, reply: ReplyTo | null): BroadcastValues => ({
  group: reply || scope.kind === 'general' ? 'none' : 'own',
  class: null,
  statuses: ['ACCEPTED'],
  recipients: reply ? [reply.email] : [],
  unread: '',
  subject: reply ? texts.replySubject : '',
  content: '',
  attachments: [],
});

function audienceOf(
  { group, class: chosen, statuses }: BroadcastValues,
  scope: MailScope,
): RecipientsInput['audience'] {
  const status = [...statuses];
  if (group === 'newsletter') return { kind: 'newsletter' };
  if (group === 'class') return chosen && { kind: 'class', code: chosen.value, status };
  if (group === 'none' || scope.kind === 'general') return null;
  return scope.kind === 'class'
    ? { kind: 'class', code: scope.code, status }
    : { kind: 'course', code: scope.id, status };
}

/** Whom a broadcast goes to, as the API takes it. */
export function recipientsOf(values: BroadcastValues, scope: MailScope, reply: ReplyTo | null): RecipientsInput {
  const audience = audienceOf(values, scope);
  return {
    recipients: [...values.recipients],
    ...(audience && { audience }),
    ...(values.group === 'class' && values.class ? { class_code: values.class.value } : ownerOf(scope)),
    ...(reply && reply.id > 0 && { complaint_id: reply.id }),
  };
}

/** Whether there is anybody to count. */
export const hasRecipients = ({ group, class: chosen, statuses, recipients }: BroadcastValues): boolean =>
  recipients.length > 0 ||
  group === 'newsletter' ||
  (group === 'class' && chosen !== null && statuses.length > 0) ||
  (group === 'own' && statuses.length > 0);

const filesOf = (attachments: readonly Attached[]): EmailAttachment[] =>
  attachments.map(({ filename, path, type }) => ({ filename, path, type }));

/** The mail itself, for a preview and for a test. */
export const mailOf = (values: BroadcastValues, scope: MailScope) => ({
  subject: values.subject.trim(),
  content: withLineBreaks(values.content),
  attachments: filesOf(values.attachments),
  ...(values.group === 'class' && values.class ? { class_code: values.class.value } : ownerOf(scope)),
});

/**
 * Everything, as it is sent. Markup without words or pictures is no content: the schema asks for some.
 * @param expected how many the person saw on the button.
 */
export function sendingOf(
  values: BroadcastValues,
  scope: MailScope,
  reply: ReplyTo | null,
  expected: number,
): SendEmailInput {
  const mail = mailOf(values, scope);
  const content = isBlankMail(values.content) ? '' : mail.content;
  return { ...recipientsOf(values, scope, reply), ...mail, content, expected };
}
