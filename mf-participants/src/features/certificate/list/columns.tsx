import type { CertificateRow } from '@widya/contract/certificates';
import { Badge } from '@widya/design-system/badge';
import type { DataColumn } from '@widya/design-system/data-table';
import { formatDate } from '@widya/design-system/formats/date';
import { Muted } from '@widya/design-system/layout';
import { TableText } from '@widya/design-system/table-cell';
import { TEXTS } from '../texts.ts';

/** "Terkirim" once there is a certificate, "Belum Dibuat" before. Source: B-121, B-122. */
export const MadeBadge = ({ row }: { readonly row: CertificateRow }) => (
  <Badge tone={row.certificate_url === null ? 'error' : 'ok'}>
    {row.certificate_url === null ? TEXTS.notMade : TEXTS.made}
  </Badge>
);

export const CERTIFICATE_COLUMNS: readonly DataColumn<CertificateRow>[] = [
  {
    key: 'full_name',
    header: TEXTS.columns.name,
    cell: ({ full_name, email }) => <TableText main={full_name} sub={email} />,
    value: ({ full_name }) => full_name,
    sortable: true,
    hideable: false,
    width: '36%',
    card: 'title',
  },
  {
    key: 'predicate',
    header: TEXTS.columns.predicate,
    cell: ({ predicate }) => predicate ?? <Muted>{TEXTS.noPredicate}</Muted>,
    value: ({ predicate }) => predicate,
    sortable: true,
  },
  {
    key: 'revision',
    header: TEXTS.columns.status,
    cell: (row) => <MadeBadge row={row} />,
    value: ({ certificate_url }) => (certificate_url === null ? TEXTS.notMade : TEXTS.made),
    sortable: true,
    card: 'badge',
  },
  {
    key: 'printed_number',
    header: TEXTS.columns.number,
    cell: ({ printed_number, revision }) =>
      printed_number && <TableText main={printed_number} sub={revision > 1 ? TEXTS.revision(revision) : undefined} />,
    value: ({ printed_number }) => printed_number,
  },
  {
    key: 'issued_at',
    header: TEXTS.columns.issued,
    cell: ({ issued_at }) => issued_at && formatDate(issued_at),
    value: ({ issued_at }) => issued_at,
    nowrap: true,
  },
];
