import type { DataColumn } from '../data-table/types.ts';
import type { Sheet } from './csv.ts';

/** The given columns of a table as plain values, header first, without those that have no `value` and no `exported`. */
export function tableSheet<Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[]): Sheet {
  const exportedColumns = columns.filter((column) => column.exported || column.value);
  return [
    exportedColumns.map((column) => column.header),
    ...rows.map((row) => exportedColumns.map((column) => (column.exported ?? column.value)?.(row))),
  ];
}
