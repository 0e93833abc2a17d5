import { formatDateTime } from '@widya/contract/time/texts';
import { DELIVERY_ERROR_LABELS, MOST_ATTEMPTS, WEBHOOK_EVENT_LABELS } from '@widya/contract/webhook-rules';
import type { WebhookDelivery } from '@widya/contract/webhooks';
import { createdColumn } from '@widya/design-system/created-column';
import type { DataColumn } from '@widya/design-system/data-table';
import { StatusBadge } from '@widya/design-system/status-badge';
import { TableText, TableTitle } from '@widya/design-system/table-cell';
import { answerText } from './answer-text.ts';
import { DELIVERY_BADGES } from './delivery-states.ts';
import { subjectOf } from './delivery-subject.ts';
import { WEBHOOK_LOG_TEXTS as texts } from './texts.ts';

const { columns } = texts;

/** The columns of the table. */
export const deliveryColumns: readonly DataColumn<WebhookDelivery>[] = [
  {
    key: 'type',
    header: columns.type,
    hideable: false,
    width: '24%',
    value: ({ type }) => WEBHOOK_EVENT_LABELS[type],
    cell: ({ type, body }) => <TableTitle sub={subjectOf(body)}>{WEBHOOK_EVENT_LABELS[type]}</TableTitle>,
  },
  createdColumn(columns.created, { width: '18%' }),
  {
    key: 'state',
    header: columns.state,
    card: 'badge',
    value: ({ state }) => DELIVERY_BADGES[state].label,
    cell: ({ state }) => <StatusBadge states={DELIVERY_BADGES} status={state} />,
  },
  {
    key: 'last_status',
    header: columns.answer,
    width: '26%',
    value: answerText,
    cell: ({ last_status, last_error, last_ms }) => {
      const error = last_error === null ? undefined : DELIVERY_ERROR_LABELS[last_error];
      const answer = answerText({ last_status, last_ms });
      // Without a status the cause says more than the duration.
      return last_status === null && error ? (
        <TableText main={error} sub={answer} />
      ) : (
        <TableText main={answer} sub={error} />
      );
    },
  },
  {
    key: 'attempts',
    header: columns.attempts,
    width: '19%',
    value: ({ attempts }) => attempts,
    cell: ({ attempts, next_at }) => (
      <TableText
        main={texts.attempts(attempts, MOST_ATTEMPTS)}
        sub={next_at === null ? undefined : texts.next(formatDateTime(next_at))}
      />
    ),
  },
];
