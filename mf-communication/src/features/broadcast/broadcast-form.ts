import type { SendEmailInput } from '@widya/contract/email-broadcasts';
import { MAIL_MAX_BYTES } from '@widya/contract/email-templates';
import type { FieldErrors, FormRules } from '@widya/record-kit/editor/record-definition';
import type { MailScope } from '../mail-scope/mail-scope.ts';
import { type BroadcastValues, sendingOf, startOf } from './broadcast-values.ts';
import { BROADCAST_TEXTS as texts } from './texts.ts';

/**
 * Errors that the body does not show: no class chosen, no recipients at all, or an address that is still being typed.
 * B-196.
 */
function recipientErrors({
  group,
  class: chosen,
  recipients,
  incompleteAddress,
}: BroadcastValues): FieldErrors<BroadcastValues> {
  if (incompleteAddress.trim() !== '') return { recipients: texts.incompleteAddress };
  if (group === 'class' && chosen === null) return { class: texts.noClass };
  return group === 'none' && recipients.length === 0 ? { recipients: texts.noRecipient } : {};
}

/** Checked here, because the body has no file sizes. S22. */
const attachmentErrors = ({ attachments }: BroadcastValues): FieldErrors<BroadcastValues> =>
  attachments.reduce((sum, { size }) => sum + size, 0) > MAIL_MAX_BYTES ? { attachments: texts.tooLarge } : {};

/** The form of a broadcast, by screen. B-196 to B-198. */
export const broadcastForm = (scope: MailScope): FormRules<BroadcastValues, never, SendEmailInput> => ({
  blank: startOf(scope, null),
  bodyOf: (values) => sendingOf(values, scope, null, 0),
  schema: async () => (await import('@widya/contract/email-broadcasts.schemas')).emailBroadcastSchemas.sendEmail.body,
  check: (values) => ({ ...recipientErrors(values), ...attachmentErrors(values) }),
  fieldOf: { 'audience.status': 'statuses' },
});
