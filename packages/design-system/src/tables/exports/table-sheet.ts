import type { DataColumn } from '../data-table/types.ts';
import type { Sheet } from './csv.ts';

/** The visible columns of a table as plain values, header first. Columns without a `value` are skipped. */
export function tableSheet<Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[]): Sheet {
  const exportedColumns = columns.filter((column) => column.exported || column.value);
  return [
    exportedColumns.map((column) => column.header),
    ...rows.map((row) => exportedColumns.map((column) => (column.exported ?? column.value)?.(row))),
  ];
}
