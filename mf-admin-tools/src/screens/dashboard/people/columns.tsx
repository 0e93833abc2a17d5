import type { PeopleGroup } from '@widya/api-client/dashboard';
import type { Member } from '@widya/contract/members';
import { formatDate, formatDateTime } from '@widya/contract/time/texts';
import type { DataColumn } from '@widya/design-system/data-table';
import { TableText, TableTitle } from '@widya/design-system/table-cell';
import { personPath } from '@widya/remote-kit/person-link';
import { DASHBOARD_TEXTS } from '../texts.ts';

const { columns } = DASHBOARD_TEXTS.people;

const WHO: readonly DataColumn<Member>[] = [
  {
    key: 'full_name',
    header: columns.name,
    hideable: false,
    width: '50%',
    value: ({ full_name }) => full_name,
    cell: ({ id, full_name, email }) => {
      const to = personPath({ id });
      return to === null ? (
        <TableText main={full_name} sub={email} />
      ) : (
        <TableTitle to={to} sub={email}>
          {full_name}
        </TableTitle>
      );
    },
  },
  {
    key: 'city',
    header: columns.city,
    value: ({ city }) => city,
    cell: ({ city, province }) => <TableText main={city} sub={province} />,
  },
];

const BORN: DataColumn<Member> = {
  key: 'date_of_birth',
  header: columns.born,
  nowrap: true,
  value: ({ date_of_birth }) => date_of_birth,
  cell: ({ date_of_birth }) => formatDate(date_of_birth),
};

const CREATED: DataColumn<Member> = {
  key: 'created_at',
  header: columns.created,
  nowrap: true,
  value: ({ created_at }) => created_at,
  cell: ({ created_at }) => formatDateTime(created_at),
};

/** Columns of the users counted by a bar, with the relevant day; names link to the person. */
export const peopleColumns = ({ by }: PeopleGroup): readonly DataColumn<Member>[] => [
  ...WHO,
  by === 'age' || by === 'unknown-age' ? BORN : CREATED,
];
