import type { DataColumn } from '../data-table/types.ts';
import type { Sheet } from './csv.ts';

/** The visible columns of a table as plain values, header first. Columns without a `value` are skipped. */
export function tableSheet<Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[]): Sheet {
  const known = columns.filter((column) => column.exported || column.value);
  return [
    known.map((column) => column.header),
    ...rows.map((row) => known.map((column) => (column.exported ?? column.value)?.(row))),
  ];
}
