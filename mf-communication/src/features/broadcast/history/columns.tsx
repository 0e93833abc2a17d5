import type { EmailBroadcast } from '@widya/contract/email-broadcasts';
import { formatDateTime } from '@widya/contract/time/texts';
import type { DataColumn } from '@widya/design-system/data-table';
import { StatusBadge } from '@widya/design-system/status-badge';
import { TableText, TableTitle } from '@widya/design-system/table-cell';
import { BROADCAST_STATES } from './broadcast-states.ts';
import { HISTORY_TEXTS as texts } from './texts.ts';

const { columns } = texts;

/** Failures of a broadcast as text. */
function troublesOf({ counts }: EmailBroadcast): string {
  const lost = counts.failed + counts.bounced;
  return [lost > 0 && texts.lost(lost), counts.skipped > 0 && texts.left(counts.skipped)]
    .filter((part) => part !== false)
    .join(', ');
}

/** The columns of the list. */
export const BROADCAST_COLUMNS: readonly DataColumn<EmailBroadcast>[] = [
  {
    key: 'subject',
    header: columns.subject,
    hideable: false,
    width: '40%',
    value: ({ subject }) => subject,
    cell: ({ subject, class_name, course_title }) => (
      <TableTitle sub={class_name ?? course_title ?? texts.general}>{subject}</TableTitle>
    ),
  },
  {
    key: 'state',
    header: columns.state,
    card: 'badge',
    value: ({ state }) => BROADCAST_STATES[state].label,
    cell: ({ state }) => <StatusBadge states={BROADCAST_STATES} status={state} />,
  },
  {
    key: 'progress',
    header: columns.progress,
    nowrap: true,
    value: ({ counts }) => counts.sent,
    cell: (broadcast) => (
      <TableText
        main={texts.progress(broadcast.counts.sent, broadcast.counts.total)}
        sub={troublesOf(broadcast)}
        nowrap
      />
    ),
  },
  {
    key: 'created_at',
    header: columns.created,
    nowrap: true,
    value: ({ created_at }) => created_at,
    cell: ({ created_at, created_by }) => <TableText main={formatDateTime(created_at)} sub={created_by} nowrap />,
  },
];
