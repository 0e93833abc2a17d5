import type { SessionRegistration } from '@widya/contract/events';
import { formatDateTime } from '@widya/contract/time/texts';
import type { DataColumn } from '@widya/design-system/data-table';
import { formatMoney } from '@widya/design-system/formats/money';
import { formatPhone } from '@widya/design-system/formats/text';
import { Muted, Stack } from '@widya/design-system/layout';
import { registrationStates } from '@widya/design-system/status/registration';
import { StatusBadge } from '@widya/design-system/status-badge';
import { TableText } from '@widya/design-system/table-cell';
import { PersonLink } from '@widya/remote-kit/person-link';
import { REGISTRATION_TEXTS as texts } from './texts.ts';

const { columns } = texts;

const State = ({ status, rejection_message, checked_in_at }: SessionRegistration) => (
  <Stack gap="1" alignItems="flex-start">
    <StatusBadge states={registrationStates} status={status} />
    {checked_in_at && <Muted fontSize="sm">{texts.presentSince(formatDateTime(checked_in_at))}</Muted>}
    {rejection_message && <Muted fontSize="sm">{rejection_message}</Muted>}
  </Stack>
);

/** Names of sessions by id, when the list has several. */
type SessionNames = ReadonlyMap<number, string>;

const sessionColumn = (names: SessionNames): DataColumn<SessionRegistration> => ({
  key: 'session_id',
  header: columns.session,
  cell: ({ session_id }) => names.get(session_id),
});

const REST: readonly DataColumn<SessionRegistration>[] = [
  { key: 'id', header: columns.number, cell: ({ id }) => id, nowrap: true },
  { key: 'phone_num', header: columns.phone, cell: ({ phone_num }) => formatPhone(phone_num), nowrap: true },
  {
    key: 'registered_at',
    header: columns.registered,
    cell: ({ registered_at }) => formatDateTime(registered_at),
    nowrap: true,
  },
  { key: 'price', header: columns.price, cell: ({ price }) => formatMoney(price), align: 'end' },
  { key: 'status', header: columns.status, cell: State, card: 'badge' },
];

const Person = ({ full_name, email }: SessionRegistration) => (
  <TableText main={<PersonLink person={{ email }}>{full_name}</PersonLink>} sub={email} />
);

type Columns = readonly DataColumn<SessionRegistration>[];

/** Columns of the table. @param sessions names of the sessions in the list; null for a single one. */
export const registrationColumns = (sessions: SessionNames | null): Columns => [
  { key: 'full_name', header: columns.name, cell: Person, hideable: false, width: '30%' },
  ...(sessions === null ? [] : [sessionColumn(sessions)]),
  ...REST,
];

/** Columns of the cards on phones. */
export const registrationCards = (sessions: SessionNames | null): Columns => [
  { key: 'full_name', header: columns.name, cell: ({ full_name }) => full_name, card: 'title' },
  { key: 'email', header: columns.name, cell: ({ email }) => email, card: 'subtitle' },
  ...(sessions === null ? [] : [sessionColumn(sessions)]),
  ...REST,
];
