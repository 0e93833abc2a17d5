import type { AdminLog } from '@widya/contract/admin-logs';
import { formatDateTime } from '@widya/contract/time/texts';
import type { DataColumn } from '@widya/design-system/data-table';
import { Muted } from '@widya/design-system/layout';
import { styled } from '@widya/design-system/styled';
import { TableText } from '@widya/design-system/table-cell';
import { objectCode, objectLabel } from './object-label.ts';
import { roleLabel } from './role-label.ts';
import { LOG_TEXTS } from './texts.ts';

const { columns } = LOG_TEXTS;

const Activity = styled('span', { base: { fontWeight: 'semibold' } });

/** The columns of the log. C-176. */
export const logColumns: readonly DataColumn<AdminLog>[] = [
  {
    key: 'name',
    header: columns.admin,
    hideable: false,
    width: '20%',
    card: 'fact',
    value: ({ name }) => name,
    cell: (log) => <TableText main={log.name || LOG_TEXTS.system} sub={roleLabel(log.role)} />,
  },
  {
    key: 'code',
    header: columns.code,
    card: 'none',
    value: ({ code }) => code,
    cell: ({ code }) => <Muted fontSize="sm">{code}</Muted>,
  },
  {
    key: 'activity',
    header: columns.activity,
    card: 'title',
    value: ({ activity }) => activity,
    cell: ({ activity }) => <Activity>{activity}</Activity>,
  },
  {
    key: 'object',
    header: columns.object,
    value: objectLabel,
    cell: (log) => <TableText main={objectLabel(log)} sub={objectCode(log)} />,
  },
  {
    key: 'created_at',
    header: columns.time,
    sortable: true,
    card: 'subtitle',
    value: ({ created_at }) => created_at,
    cell: ({ created_at }) => <TableText nowrap main={formatDateTime(created_at)} />,
  },
];
