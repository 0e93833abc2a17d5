import type { Participant } from '@widya/contract/participants';
import { formatDateTime } from '@widya/contract/time/texts';
import type { DataColumn } from '@widya/design-system/data-table';
import { formatMoney } from '@widya/design-system/formats/money';
import { formatPercent } from '@widya/design-system/formats/number';
import { formatPhone } from '@widya/design-system/formats/text';
import { TableTitle } from '@widya/design-system/table-cell';
import { CertificateBadge } from '../../certificate/certificate-badge.tsx';
import { TEXTS } from '../texts.ts';
import { EmailCell } from './email-cell.tsx';
import { NoteCell } from './note-cell.tsx';
import { StatusCell } from './status-cell.tsx';
import { VoucherCell } from './voucher-cell.tsx';

const { columns } = TEXTS;

type Column = DataColumn<Participant>;

const present: Column = {
  key: 'is_present',
  header: columns.present,
  cell: ({ is_present }) => (is_present ? TEXTS.yes : TEXTS.no),
  sortable: true,
  nowrap: true,
};

/** Courses have progress instead of attendance. */
const progress: Column = {
  key: 'progress',
  header: columns.progress,
  cell: ({ progress: percent }) => (percent === null ? TEXTS.none : formatPercent(percent)),
  align: 'end',
};

const certificate: Column = {
  key: 'certificate',
  header: columns.certificate,
  cell: ({ certificate_url, certificate_revoked_at, status }) =>
    status === 'ACCEPTED' ? <CertificateBadge url={certificate_url} revokedAt={certificate_revoked_at} /> : TEXTS.none,
  hiddenByDefault: true,
  nowrap: true,
};

/** The columns of the table; their keys are the sort names of the API. B-066, B-067. */
export const participantColumns = (kind: 'class' | 'course'): readonly Column[] => [
  { key: 'id', header: columns.id, cell: ({ id }) => id, sortable: true, nowrap: true, width: 64 },
  {
    key: 'full_name',
    header: columns.name,
    cell: ({ full_name }) => <TableTitle>{full_name}</TableTitle>,
    sortable: true,
    hideable: false,
    width: 144,
  },
  { key: 'email', header: columns.email, cell: ({ email }) => <EmailCell email={email} />, sortable: true },
  kind === 'class' ? present : progress,
  { key: 'status', header: columns.status, cell: (row) => <StatusCell row={row} />, sortable: true, nowrap: true },
  {
    key: 'price',
    header: columns.price,
    cell: ({ price }) => formatMoney(price),
    sortable: true,
    align: 'end',
    nowrap: true,
  },
  {
    key: 'voucher',
    header: columns.voucher,
    cell: ({ voucher }) => <VoucherCell voucher={voucher} />,
    sortable: true,
  },
  {
    key: 'note',
    header: columns.note,
    cell: ({ note }) => (note === '' ? TEXTS.none : <NoteCell note={note} />),
    sortable: true,
    width: 104,
  },
  {
    key: 'predicate',
    header: columns.predicate,
    cell: ({ predicate }) => predicate ?? TEXTS.none,
    sortable: true,
    hiddenByDefault: true,
  },
  certificate,
  {
    key: 'registered_at',
    header: columns.registered,
    cell: ({ registered_at }) => formatDateTime(registered_at),
    sortable: true,
    hiddenByDefault: true,
    nowrap: true,
  },
  { key: 'city', header: TEXTS.city, cell: ({ city }) => city || TEXTS.none, hiddenByDefault: true },
  {
    key: 'organization',
    header: columns.organization,
    cell: ({ organization }) => organization || TEXTS.none,
    hiddenByDefault: true,
  },
  {
    key: 'phone_num',
    header: columns.phone,
    cell: ({ phone_num }) => formatPhone(phone_num) || TEXTS.none,
    hiddenByDefault: true,
    nowrap: true,
  },
];
