import type { CertificateRow } from '@widya/contract/certificates';
import { formatDateTime } from '@widya/contract/time/texts';
import type { DataColumn } from '@widya/design-system/data-table';
import { Muted } from '@widya/design-system/layout';
import { TableText } from '@widya/design-system/table-cell';
import { CertificateBadge, certificateLabel } from '../certificate-badge.tsx';
import { TEXTS } from '../texts.ts';

/** The person's address, and whether the PDF has a former name. */
const NameFacts = ({ row: { email, full_name, issued_name } }: { readonly row: CertificateRow }) => (
  <>
    {email}
    {issued_name !== null && issued_name !== full_name && <div>{TEXTS.oldName(issued_name)}</div>}
  </>
);

export const CERTIFICATE_COLUMNS: readonly DataColumn<CertificateRow>[] = [
  {
    key: 'full_name',
    header: TEXTS.columns.name,
    cell: (row) => <TableText main={row.full_name} sub={<NameFacts row={row} />} />,
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
    cell: ({ certificate_url, revoked_at }) => <CertificateBadge url={certificate_url} revokedAt={revoked_at} />,
    value: ({ certificate_url, revoked_at }) => certificateLabel({ url: certificate_url, revokedAt: revoked_at }),
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
    cell: ({ issued_at }) => issued_at && formatDateTime(issued_at),
    value: ({ issued_at }) => issued_at,
    nowrap: true,
  },
];
