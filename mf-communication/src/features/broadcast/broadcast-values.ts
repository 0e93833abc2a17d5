import type { RecipientsInput, SendEmailInput } from '@widya/contract/email-broadcasts';
import type { EmailAttachment } from '@widya/contract/email-templates';
import type { RegistrationStatus } from '@widya/contract/registration-status';
import type { ComboboxOption } from '@widya/design-system/combobox';
import type { ReplyTo } from '../complaint-reply/reply-query.ts';
import { type MailScope, ownerOf } from '../mail-scope/mail-scope.ts';
import { isBlankMail, withLineBreaks } from '../mail-text/mail-nodes.ts';
import { BROADCAST_TEXTS as texts } from './texts.ts';

/** Recipients by group; `own` are those of the class or course of the screen. */
export type RecipientGroup = 'none' | 'newsletter' | 'class' | 'own';

export interface Attached extends EmailAttachment {
  readonly size: number;
}

/** Values of the form of a broadcast. */
export interface BroadcastValues {
  readonly group: RecipientGroup;
  /** For the group `class`. */
  readonly class: ComboboxOption | null;
  /** For the groups `class` and `own`. */
  readonly statuses: readonly RegistrationStatus[];
  /** Typed addresses. */
  readonly recipients: readonly string[];
  /** Typed text that is not an address yet. */
  readonly incompleteAddress: string;
  readonly subject: string;
  readonly content: string;
  readonly attachments: readonly Attached[];
}

/** Groups that a screen offers. */
export const groupsOf = (scope: MailScope): readonly RecipientGroup[] =>
  scope.kind === 'general' ? ['none', 'newsletter', 'class'] : ['own', 'none'];

/** Initial values; a reply goes to the author of the complaint. C-113. */
export const startOf = (scope: MailScope, reply: ReplyTo | null): BroadcastValues => ({
  group: reply || scope.kind === 'general' ? 'none' : 'own',
  class: null,
  statuses: ['ACCEPTED'],
  recipients: reply ? [reply.email] : [],
  incompleteAddress: '',
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

/** The recipients in the API's format. */
export function recipientsOf(values: BroadcastValues, scope: MailScope, reply: ReplyTo | null): RecipientsInput {
  const audience = audienceOf(values, scope);
  return {
    recipients: [...values.recipients],
    ...(audience && { audience }),
    ...(values.group === 'class' && values.class ? { class_code: values.class.value } : ownerOf(scope)),
    ...(reply && reply.id > 0 && { complaint_id: reply.id }),
  };
}

/** Whether there are recipients to count. */
export const hasRecipients = ({ group, class: chosen, statuses, recipients }: BroadcastValues): boolean =>
  recipients.length > 0 ||
  group === 'newsletter' ||
  (group === 'class' && chosen !== null && statuses.length > 0) ||
  (group === 'own' && statuses.length > 0);

const filesOf = (attachments: readonly Attached[]): EmailAttachment[] =>
  attachments.map(({ filename, path, type }) => ({ filename, path, type }));

/** The mail itself, for a preview and a test. */
export const mailOf = (values: BroadcastValues, scope: MailScope) => ({
  subject: values.subject.trim(),
  content: withLineBreaks(values.content),
  attachments: filesOf(values.attachments),
  ...(values.group === 'class' && values.class ? { class_code: values.class.value } : ownerOf(scope)),
});

/**
 * The complete body. HTML without text and pictures becomes empty, which the schema refuses.
 * @param expected number of recipients that the button showed.
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
