import { formatDateTime } from '@widya/contract/time/texts';
import type { DataColumn } from '@widya/design-system/data-table';
import { TableText } from '@widya/design-system/table-cell';
import { TOKENS_TEXTS as texts } from './texts.ts';

interface Created {
  readonly created_at: string;
  readonly created_by_name: string;
}

/** When a row was created, and by whom. */
export const createdByColumn = <Row extends Created>(): DataColumn<Row> => ({
  key: 'created_at',
  header: texts.columns.created,
  sortable: true,
  width: '17%',
  value: ({ created_at }) => created_at,
  cell: ({ created_at, created_by_name }) => (
    <TableText main={formatDateTime(created_at)} sub={texts.by(created_by_name)} />
  ),
});
