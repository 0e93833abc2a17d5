import { formatDateTime } from '@widya/contract/time/texts';
import type { DataColumn } from './data-table/types.ts';

/**
 * A column with the time of creation in WIB; sorted as `created_at`. @param rest other properties of the column, such
 * as its width
 */
export const createdColumn = <Row extends { readonly created_at: string | null }>(
  header: string,
  rest: Partial<DataColumn<Row>> = {},
): DataColumn<Row> => ({
  key: 'created_at',
  header,
  sortable: true,
  nowrap: true,
  value: ({ created_at }) => created_at,
  cell: ({ created_at }) => formatDateTime(created_at),
  ...rest,
});
