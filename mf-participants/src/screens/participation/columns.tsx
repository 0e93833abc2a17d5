import type { Participation } from '@widya/contract/participation';
import { formatDateTime, formatNumericDate } from '@widya/contract/time/texts';
import { Badge } from '@widya/design-system/badge';
import type { DataColumn } from '@widya/design-system/data-table';
import { formatMoney } from '@widya/design-system/formats/money';
import { TextLink } from '@widya/design-system/link';
import { registrationStates } from '@widya/design-system/status/registration';
import { TableEmail, TableText, TableTitle } from '@widya/design-system/table-cell';
import { linkTo } from '@widya/remote-kit/link-to';
import { CertificateBadge, certificateLabel } from '../../features/certificate/certificate-badge.tsx';
import { PARTICIPATION_TEXTS as texts } from './texts.ts';

const { columns } = texts;

/** Address of the list of the class or course, with this person opened. */
export const listPath = ({ kind, class_code, id }: Participation): string | null =>
  linkTo(kind === 'class' ? 'ClassParticipants' : 'CourseParticipants', { event_url: class_code }, { peserta: id });

const regionOf = ({ member }: Participation): string => [member.city, member.province].filter(Boolean).join(', ');
/** Colours by label: the API sends the label, the colours are those of the list of participants. */
const TONES = new Map(Object.values(registrationStates).map(({ label, tone }) => [label, tone]));

function ClassCell({ row }: { readonly row: Participation }) {
  const to = listPath(row);
  return (
    <>
      {to ? <TextLink to={to}>{row.class.name}</TextLink> : row.class.name}
      {row.kind === 'course' ? (
        <>
          {' '}
          <Badge tone="info">{texts.course}</Badge>
        </>
      ) : null}
    </>
  );
}

/** The columns of the table. */
export const PARTICIPATION_COLUMNS: readonly DataColumn<Participation>[] = [
  {
    key: 'full_name',
    header: columns.name,
    sortable: true,
    hideable: false,
    width: '24%',
    value: ({ member }) => member.full_name,
    cell: ({ member }) => (
      <TableText main={<TableTitle>{member.full_name}</TableTitle>} sub={<TableEmail email={member.email} />} />
    ),
  },
  {
    key: 'email',
    header: columns.email,
    hiddenByDefault: true,
    card: 'none',
    value: ({ member }) => member.email,
    cell: ({ member }) => member.email,
  },
  {
    key: 'class',
    header: columns.class,
    width: '22%',
    value: (row) => row.class.name,
    cell: (row) => <ClassCell row={row} />,
  },
  {
    key: 'status',
    header: columns.status,
    card: 'badge',
    value: ({ label }) => label,
    cell: (row) => <Badge tone={TONES.get(row.label) ?? 'neutral'}>{row.label}</Badge>,
  },
  {
    key: 'region',
    header: columns.region,
    // Wide, because long names of regions would wrap at every word.
    width: '18%',
    value: regionOf,
    cell: ({ member }) => <TableText main={member.city} sub={member.province} />,
  },
  {
    key: 'price',
    header: columns.price,
    align: 'end',
    hiddenByDefault: true,
    value: (row) => row.class.price,
    cell: (row) => formatMoney(row.class.price),
  },
  {
    key: 'predicate',
    header: columns.predicate,
    value: ({ predicate }) => predicate,
    cell: ({ predicate }) => predicate ?? texts.none,
  },
  {
    key: 'certificate',
    header: columns.certificate,
    hiddenByDefault: true,
    value: (row) => certificateLabel({ url: row.certificate_url, revokedAt: row.certificate_revoked_at }),
    cell: (row) => <CertificateBadge url={row.certificate_url} revokedAt={row.certificate_revoked_at} />,
  },
  {
    key: 'registered_at',
    header: columns.registered,
    sortable: true,
    nowrap: true,
    value: ({ registered_at }) => registered_at,
    exported: ({ registered_at }) => formatNumericDate(registered_at),
    cell: ({ registered_at }) => formatDateTime(registered_at),
  },
  {
    key: 'accepted_at',
    header: columns.accepted,
    nowrap: true,
    hiddenByDefault: true,
    value: ({ accepted_at }) => accepted_at,
    exported: ({ accepted_at }) => formatNumericDate(accepted_at),
    cell: ({ accepted_at }) => formatDateTime(accepted_at),
  },
];
