import type { Admin } from '@widya/contract/admins';
import { formatDateTime } from '@widya/contract/time/texts';
import { Badge } from '@widya/design-system/badge';
import type { DataColumn } from '@widya/design-system/data-table';
import { Muted } from '@widya/design-system/layout';
import { TableTitle } from '@widya/design-system/table-cell';
import { ROLE_LABELS } from '../../features/admin-form/texts.ts';
import { accountState, STATE_TONES } from './account-state.ts';
import { MenuCell } from './menu-cell.tsx';
import { ADMINS_TEXTS } from './texts.ts';

const { columns, states, secondFactor: factors } = ADMINS_TEXTS;

/** The columns of the table. D14. */
export const adminColumns = (ownId: number): readonly DataColumn<Admin>[] => [
  {
    key: 'name',
    header: columns.name,
    sortable: true,
    hideable: false,
    width: '15%',
    value: ({ name }) => name,
    cell: ({ id, name }) => (
      <TableTitle badges={id === ownId && <Badge tone="info">{ADMINS_TEXTS.self}</Badge>}>{name}</TableTitle>
    ),
  },
  {
    key: 'email',
    header: columns.email,
    sortable: true,
    card: 'subtitle',
    value: ({ email }) => email,
    cell: ({ email }) => email,
  },
  {
    key: 'role',
    header: columns.role,
    sortable: true,
    value: ({ role }) => ROLE_LABELS[role],
    cell: ({ role }) => (role === 'superadmin' ? <Badge tone="info">{ROLE_LABELS[role]}</Badge> : ROLE_LABELS[role]),
  },
  { key: 'menu', header: columns.menu, cell: (admin) => <MenuCell admin={admin} /> },
  {
    key: 'active',
    header: columns.status,
    card: 'badge',
    value: (admin) => states[accountState(admin)],
    cell: (admin) => <Badge tone={STATE_TONES[accountState(admin)]}>{states[accountState(admin)]}</Badge>,
  },
  {
    key: 'has_second_factor',
    header: columns.secondFactor,
    value: ({ has_second_factor }) => factors[has_second_factor ? 'on' : 'off'],
    cell: ({ has_second_factor }) =>
      has_second_factor ? <Badge tone="ok">{factors.on}</Badge> : <Muted>{factors.off}</Muted>,
  },
  {
    key: 'last_login_at',
    header: columns.lastLogin,
    sortable: true,
    value: ({ last_login_at }) => last_login_at,
    cell: ({ last_login_at }) => formatDateTime(last_login_at) || <Muted>{ADMINS_TEXTS.neverSignedIn}</Muted>,
  },
];
