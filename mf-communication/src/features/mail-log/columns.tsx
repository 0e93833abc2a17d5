import type { EmailLog } from '@widya/contract/email-log';
import { SCENARIO_LABELS } from '@widya/contract/email-variables';
import { createdColumn } from '@widya/design-system/created-column';
import type { DataColumn } from '@widya/design-system/data-table';
import { StatusBadge } from '@widya/design-system/status-badge';
import { TableText, TableTitle } from '@widya/design-system/table-cell';
import { LOG_STATES } from './log-states.ts';
import { LOG_TEXTS as texts } from './texts.ts';

const { columns } = texts;

/** message_id, subject, to and created_at, with the state. B-207. */
export const LOG_COLUMNS: readonly DataColumn<EmailLog>[] = [
  {
    key: 'subject',
    header: columns.subject,
    hideable: false,
    width: '40%',
    value: ({ subject }) => subject,
    cell: ({ subject, scenario, class_name, course_title }) => (
      <TableTitle sub={[SCENARIO_LABELS[scenario], class_name ?? course_title].filter(Boolean).join(' · ')}>
        {subject}
      </TableTitle>
    ),
  },
  { key: 'to', header: columns.to, card: 'subtitle', value: ({ to }) => to, cell: ({ to }) => to },
  {
    key: 'status',
    header: columns.status,
    card: 'badge',
    value: ({ status }) => LOG_STATES[status].label,
    cell: ({ status }) => <StatusBadge states={LOG_STATES} status={status} />,
  },
  createdColumn(columns.created),
  {
    key: 'message_id',
    header: columns.id,
    hiddenByDefault: true,
    value: ({ message_id }) => message_id,
    cell: ({ message_id }) => <TableText main={message_id} />,
  },
];
