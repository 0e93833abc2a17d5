import { formatDateTime, formatTimestamp } from '@widya/contract/time/texts';
import { DELIVERY_ERROR_LABELS, MOST_ATTEMPTS } from '@widya/contract/webhook-rules';
import type { WebhookDelivery } from '@widya/contract/webhooks';
import { CopyButton } from '@widya/design-system/copy-button';
import { KeyValueList } from '@widya/design-system/key-value';
import { Inline } from '@widya/design-system/layout';
import { styled } from '@widya/design-system/styled';
import { answerText } from '../answer-text.ts';
import { WEBHOOK_LOG_TEXTS } from '../texts.ts';

const { facts, attempts: attemptsText, copyId } = WEBHOOK_LOG_TEXTS;

/** May break anywhere, because it is longer than a phone is wide. */
const MessageId = styled('span', { base: { minWidth: 0, overflowWrap: 'anywhere' } });

const timeOf = (when: string | null) =>
  when === null ? null : <span title={formatTimestamp(when)}>{formatDateTime(when)}</span>;

/** Type, id, times and result of a delivery. */
export function DeliveryFacts({ delivery }: { readonly delivery: WebhookDelivery }) {
  const { type, created_at, message_id, attempts, next_at, last_attempt_at, last_error, delivered_at } = delivery;
  const items = [
    { label: facts.type, value: type },
    { label: facts.created, value: timeOf(created_at) },
    {
      label: facts.id,
      value: (
        <Inline gap="1" flexWrap="nowrap">
          <MessageId>{message_id}</MessageId>
          <CopyButton iconOnly value={message_id} label={copyId} />
        </Inline>
      ),
    },
    { label: facts.attempts, value: attemptsText(attempts, MOST_ATTEMPTS) },
    last_attempt_at !== null && { label: facts.last, value: timeOf(last_attempt_at) },
    next_at !== null && { label: facts.next, value: timeOf(next_at) },
    delivered_at !== null && { label: facts.delivered, value: timeOf(delivered_at) },
    answerText(delivery) !== '' && { label: facts.answer, value: answerText(delivery) },
    last_error !== null && { label: facts.error, value: DELIVERY_ERROR_LABELS[last_error] },
  ].filter((item) => item !== false);
  return <KeyValueList items={items} />;
}
