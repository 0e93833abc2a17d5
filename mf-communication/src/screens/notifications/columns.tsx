import type { AppNotification } from '@widya/contract/notifications';
import { formatTimestamp } from '@widya/contract/time/texts';
import { Badge } from '@widya/design-system/badge';
import { createdColumn } from '@widya/design-system/created-column';
import type { DataColumn } from '@widya/design-system/data-table';
import { formatNumber } from '@widya/design-system/formats/number';
import { truncate } from '@widya/design-system/formats/text';
import { Muted, Stack } from '@widya/design-system/layout';
import { ExternalLink } from '@widya/design-system/link';
import { TableTitle } from '@widya/design-system/table-cell';
import { statusOf } from './notification-status.ts';
import { NOTIFICATIONS_TEXTS as texts } from './texts.ts';

const { columns } = texts;

/** Length of the content below the title; pressing the row shows all of it. */
const BODY_SHOWN = 90;
const LINK_SHOWN = 36;

const Link = ({ data: { url } }: AppNotification) =>
  url === undefined ? (
    <Muted>{texts.noLink}</Muted>
  ) : (
    // A press on the row itself opens something else.
    <ExternalLink href={url} title={url} onClick={(event) => event.stopPropagation()}>
      {truncate(url.replace(/^https?:\/\//, ''), LINK_SHOWN)}
    </ExternalLink>
  );

/** The columns of the table. C-118, C-122. */
export const NOTIFICATION_COLUMNS: readonly DataColumn<AppNotification>[] = [
  {
    key: 'title',
    header: columns.title,
    sortable: true,
    hideable: false,
    width: '38%',
    value: ({ title }) => title,
    cell: ({ title, body }) => <TableTitle sub={truncate(body, BODY_SHOWN)}>{title}</TableTitle>,
  },
  { key: 'link', header: columns.link, value: ({ data }) => data.url, cell: Link },
  {
    key: 'audience_count',
    header: columns.audience,
    sortable: true,
    align: 'end',
    nowrap: true,
    value: ({ audience_count }) => audience_count,
    cell: ({ audience_count }) => formatNumber(audience_count),
  },
  {
    key: 'status',
    header: columns.status,
    card: 'badge',
    value: ({ status }) => statusOf(status).label,
    cell: ({ status, reason, delivered_count, failed_count }) => {
      const { label, tone } = statusOf(status);
      return (
        <Stack gap="1" alignItems="start">
          <Badge tone={tone}>{label}</Badge>
          {delivered_count !== null && (
            <Muted fontSize="sm">{texts.devices(formatNumber(delivered_count), formatNumber(failed_count))}</Muted>
          )}
          {reason && <Muted fontSize="sm">{reason}</Muted>}
        </Stack>
      );
    },
  },
  {
    key: 'created_by',
    header: columns.by,
    hiddenByDefault: true,
    value: ({ created_by }) => created_by,
    cell: ({ created_by }) => created_by,
  },
  createdColumn(columns.sent, { exported: ({ created_at }) => formatTimestamp(created_at) }),
];
