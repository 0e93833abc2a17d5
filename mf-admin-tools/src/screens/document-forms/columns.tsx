import type { DocumentForm } from '@widya/contract/document-forms';
import { createdColumn } from '@widya/design-system/created-column';
import type { DataColumn } from '@widya/design-system/data-table';
import { formatBytes } from '@widya/design-system/formats/number';
import { TableText } from '@widya/design-system/table-cell';
import { DOCUMENT_TEXTS } from './texts.ts';

const { columns } = DOCUMENT_TEXTS;

/** Columns of submitted documents: person, class, kind and file. C-217. */
export const DOCUMENT_COLUMNS: readonly DataColumn<DocumentForm>[] = [
  {
    key: 'full_name',
    header: columns.name,
    sortable: true,
    hideable: false,
    width: '20%',
    value: ({ full_name }) => full_name,
    cell: ({ full_name, email }) => <TableText main={full_name} sub={email} />,
  },
  {
    key: 'class_name',
    header: columns.class,
    sortable: true,
    width: '22%',
    card: 'subtitle',
    value: ({ class_name }) => class_name,
    cell: ({ class_name }) => class_name,
  },
  {
    key: 'document_type',
    header: columns.type,
    sortable: true,
    width: '15%',
    value: ({ document_type }) => document_type,
    cell: ({ document_type, size }) => (
      <TableText main={document_type || '—'} sub={size === null ? DOCUMENT_TEXTS.gone : formatBytes(size)} />
    ),
  },
  {
    key: 'division',
    header: columns.divisionAndRank,
    width: '16%',
    value: ({ division, rank }) => `${division}, ${rank}`,
    cell: ({ division, rank }) => <TableText main={division || '—'} sub={rank} />,
  },
  createdColumn(columns.created),
];
