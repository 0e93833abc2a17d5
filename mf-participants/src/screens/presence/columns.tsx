import type { PresenceForm } from '@widya/contract/presence';
import { formatTimestamp } from '@widya/contract/time/texts';
import { createdColumn } from '@widya/design-system/created-column';
import type { DataColumn } from '@widya/design-system/data-table';
import { formatPhone } from '@widya/design-system/formats/text';
import { TableTitle } from '@widya/design-system/table-cell';
import { PersonLink } from '@widya/remote-kit/person-link';
import { PRESENCE_TEXTS } from './texts.ts';

const { columns } = PRESENCE_TEXTS;

/** The columns of the table. C-104. */
export const PRESENCE_COLUMNS: readonly DataColumn<PresenceForm>[] = [
  {
    key: 'full_name',
    header: columns.name,
    sortable: true,
    hideable: false,
    width: '20%',
    value: ({ full_name }) => full_name,
    cell: ({ full_name, email }) => (
      <TableTitle>
        <PersonLink person={{ email }}>{full_name}</PersonLink>
      </TableTitle>
    ),
  },
  {
    key: 'class_name',
    header: columns.class,
    sortable: true,
    width: '26%',
    value: ({ class_name }) => class_name,
    cell: ({ class_name }) => class_name,
  },
  { key: 'email', header: columns.email, card: 'subtitle', value: ({ email }) => email, cell: ({ email }) => email },
  {
    key: 'phone_num',
    header: columns.phone,
    nowrap: true,
    value: ({ phone_num }) => phone_num,
    cell: ({ phone_num }) => formatPhone(phone_num),
  },
  createdColumn(columns.created, { exported: ({ created_at }) => formatTimestamp(created_at) }),
];
