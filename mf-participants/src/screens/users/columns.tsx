import type { Member, MemberListRow } from '@widya/contract/members';
import { formatNumericDate } from '@widya/contract/time/texts';
import { Badge } from '@widya/design-system/badge';
import { createdColumn } from '@widya/design-system/created-column';
import type { DataColumn } from '@widya/design-system/data-table';
import { formatPhone } from '@widya/design-system/formats/text';
import { TableText, TableTitle } from '@widya/design-system/table-cell';
import { USERS_TEXTS as texts } from './texts.ts';

const { columns } = texts;

const stateOf = ({ anonymised_at, is_claimed, activated, invitation_failed }: MemberListRow) => {
  if (anonymised_at !== null) return { label: texts.states.anonymised, tone: 'neutral' } as const;
  if (is_claimed) return { label: texts.states.claimed, tone: 'ok' } as const;
  if (invitation_failed) return { label: texts.states.failed, tone: 'error' } as const;
  return activated
    ? ({ label: texts.states.activated, tone: 'info' } as const)
    : ({ label: texts.states.invited, tone: 'neutral' } as const);
};

const regionOf = ({ city, province }: Member): string => [city, province].filter(Boolean).join(', ');

/** The columns of the table. */
export const USER_COLUMNS: readonly DataColumn<MemberListRow>[] = [
  {
    key: 'full_name',
    header: columns.name,
    sortable: true,
    hideable: false,
    width: '30%',
    value: ({ full_name }) => full_name,
    cell: ({ full_name, email, duplicate_of_id }) => (
      <TableText
        main={
          <TableTitle badges={duplicate_of_id !== null && <Badge tone="warn">{texts.repeated}</Badge>}>
            {full_name}
          </TableTitle>
        }
        sub={email}
      />
    ),
  },
  // Shown below the name; a separate hidden column for exports.
  {
    key: 'email',
    header: columns.email,
    hiddenByDefault: true,
    card: 'none',
    value: ({ email }) => email,
    cell: ({ email }) => email,
  },
  {
    key: 'phone_num',
    header: columns.phone,
    nowrap: true,
    value: ({ phone_num }) => phone_num,
    cell: ({ phone_num }) => formatPhone(phone_num),
  },
  {
    key: 'organization',
    header: columns.organization,
    hiddenByDefault: true,
    value: ({ organization }) => organization,
    cell: ({ organization }) => organization,
  },
  {
    key: 'region',
    header: columns.region,
    value: regionOf,
    cell: ({ city, province }) => <TableText main={city} sub={province} />,
  },
  {
    key: 'subscribe_newsletter',
    header: columns.newsletter,
    value: ({ subscribe_newsletter }) => (subscribe_newsletter ? texts.newsletterOn : texts.newsletterOff),
    cell: ({ subscribe_newsletter }) => (
      <Badge tone={subscribe_newsletter ? 'ok' : 'neutral'}>
        {subscribe_newsletter ? texts.newsletterOn : texts.newsletterOff}
      </Badge>
    ),
  },
  {
    key: 'state',
    header: columns.state,
    card: 'badge',
    value: (row) => stateOf(row).label,
    cell: (row) => <Badge tone={stateOf(row).tone}>{stateOf(row).label}</Badge>,
  },
  createdColumn(columns.created, { exported: ({ created_at }) => formatNumericDate(created_at) }),
];
