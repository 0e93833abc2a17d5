import { COMPLAINT_STATUS_LABELS } from '@widya/contract/complaint-status';
import type { Complaint } from '@widya/contract/complaints';
import { createdColumn } from '@widya/design-system/created-column';
import type { DataColumn } from '@widya/design-system/data-table';
import { TableClamp, TableTitle } from '@widya/design-system/table-cell';
import { UserText } from '@widya/design-system/user-text';
import { ComplaintStatusBadge } from './complaint-status.tsx';
import { complaintTime } from './complaint-time.ts';
import { COMPLAINTS_TEXTS } from './texts.ts';

const { columns } = COMPLAINTS_TEXTS;

/** The columns of the table. C-112. */
export const COMPLAINT_COLUMNS: readonly DataColumn<Complaint>[] = [
  {
    key: 'class_name',
    header: columns.class,
    sortable: true,
    width: '18%',
    card: 'fact',
    value: ({ class_name }) => class_name,
    cell: ({ class_name }) => <TableClamp text={class_name} />,
  },
  {
    key: 'name',
    header: columns.name,
    sortable: true,
    hideable: false,
    width: '14%',
    card: 'title',
    value: ({ name }) => name,
    cell: ({ name }) => <TableTitle>{name}</TableTitle>,
  },
  {
    key: 'email',
    header: columns.email,
    width: '22%',
    card: 'subtitle',
    value: ({ email }) => email,
    cell: ({ email }) => <UserText>{email}</UserText>,
  },
  {
    key: 'complaint',
    header: columns.complaint,
    width: '22%',
    value: ({ complaint }) => complaint,
    cell: ({ complaint }) => <TableClamp text={complaint} />,
  },
  {
    key: 'note',
    header: columns.note,
    hiddenByDefault: true,
    value: ({ note }) => note,
    cell: ({ note }) => <TableClamp text={note} />,
  },
  createdColumn(columns.created, {
    width: 160,
    exported: ({ created_at }) => complaintTime(created_at),
    cell: ({ created_at }) => complaintTime(created_at),
  }),
  {
    key: 'status',
    header: columns.status,
    card: 'badge',
    width: 104,
    value: ({ status }) => COMPLAINT_STATUS_LABELS[status],
    cell: ({ status }) => <ComplaintStatusBadge status={status} />,
  },
];
