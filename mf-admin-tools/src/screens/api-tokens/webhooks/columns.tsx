import { formatDateTime } from '@widya/contract/time/texts';
import { WEBHOOK_EVENT_LABELS, WEBHOOK_EVENTS } from '@widya/contract/webhook-rules';
import type { Webhook } from '@widya/contract/webhooks';
import { Badge } from '@widya/design-system/badge';
import type { DataColumn } from '@widya/design-system/data-table';
import { formatNumber } from '@widya/design-system/formats/number';
import { Inline, Muted } from '@widya/design-system/layout';
import { TableCut, TableText, TableTitle } from '@widya/design-system/table-cell';
import { webhookLogPath } from '../../../features/webhooks/webhook-addresses.ts';
import { WebhookBadge, webhookStateText } from '../../../features/webhooks/webhook-badge.tsx';
import { createdByColumn } from '../created-by-column.tsx';
import { WEBHOOKS_TEXTS as texts } from './texts.ts';

const { columns } = texts;

const eventNames = ({ events }: Webhook): readonly string[] =>
  events.length === WEBHOOK_EVENTS.length ? [texts.allEvents] : events.map((event) => WEBHOOK_EVENT_LABELS[event]);

/** What waits and what was given up; empty when there is neither. */
const pendingText = ({ waiting_count, failed_count }: Webhook): string =>
  [
    waiting_count > 0 && texts.waiting(formatNumber(waiting_count)),
    failed_count > 0 && texts.failedCount(formatNumber(failed_count)),
  ]
    .filter(Boolean)
    .join(' · ');

/** The columns of the table. */
export const webhookColumns: readonly DataColumn<Webhook>[] = [
  {
    key: 'name',
    header: columns.name,
    sortable: true,
    hideable: false,
    width: '28%',
    value: ({ name }) => name,
    cell: ({ id, name, url }) => (
      <TableTitle to={webhookLogPath(id) ?? undefined} sub={<TableCut text={url} />}>
        {name}
      </TableTitle>
    ),
  },
  {
    key: 'events',
    header: columns.events,
    width: '26%',
    value: (webhook) => eventNames(webhook).join(', '),
    cell: (webhook) => (
      <Inline gap="1">
        {eventNames(webhook).map((name) => (
          <Badge key={name}>{name}</Badge>
        ))}
      </Inline>
    ),
  },
  {
    key: 'last_attempt_at',
    header: columns.last,
    width: '17%',
    value: ({ last_attempt_at }) => last_attempt_at,
    cell: (webhook) =>
      webhook.last_attempt_at === null && pendingText(webhook) === '' ? (
        <Muted>{texts.neverSent}</Muted>
      ) : (
        <TableText
          main={webhook.last_attempt_at === null ? texts.neverSent : formatDateTime(webhook.last_attempt_at)}
          sub={pendingText(webhook)}
        />
      ),
  },
  createdByColumn(),
  {
    key: 'state',
    header: columns.state,
    card: 'badge',
    value: webhookStateText,
    cell: (webhook) => <WebhookBadge webhook={webhook} />,
  },
];
