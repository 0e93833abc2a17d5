import {
  columnOrderingFeature,
  columnVisibilityFeature,
  type RowData,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DataColumn, TableSettings } from './types.ts';

/**
 * The engine holds rows and columns. Search, sorting, paging and selection are outside of it; docs/adr/0006 has the
 * measurements.
 */
const features = tableFeatures({ columnVisibilityFeature, columnOrderingFeature });

/** What the view needs, independent of the engine. */
export interface TableModel<Row> {
  /** All columns in the order chosen by the person. */
  ordered: readonly DataColumn<Row>[];
  visible: readonly DataColumn<Row>[];
  rows: readonly Row[];
  /** Results of `rowKey` for the rows. */
  rowIds: readonly string[];
  rowOf: (rowId: string) => Row | undefined;
}

const NO_ROWS: readonly never[] = [];

/** Applies the settings of columns to a table whose rows are already searched, sorted and paged. */
export function useServerModel<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[] | undefined,
  rowKey: (row: Row) => string,
  settings: TableSettings,
): TableModel<Row> {
  const data = rows ?? NO_ROWS;
  const defs = useMemo(() => columns.map((column) => ({ id: column.key, header: column.header })), [columns]);
  const state = useMemo(
    () => ({
      columnVisibility: Object.fromEntries(settings.hidden.map((key) => [key, false])),
      columnOrder: [...settings.order],
    }),
    [settings.hidden, settings.order],
  );
  // The cast satisfies the engine's type; a list's rows are always objects.
  const table = useTable<typeof features, RowData>({
    features,
    columns: defs,
    data: data as readonly RowData[],
    getRowId: (row) => rowKey(row as Row),
    state,
  });
  const byKey = useMemo(() => new Map(columns.map((column) => [column.key, column])), [columns]);
  const visible = table.getVisibleLeafColumns();
  const ordered = table.getAllLeafColumns();
  const rowModel = table.getRowModel();
  return useMemo(() => {
    const columnsOf = (list: readonly { id: string }[]) => list.flatMap(({ id }) => byKey.get(id) ?? []);
    return {
      ordered: sortBy(columnsOf(ordered), settings.order),
      visible: columnsOf(visible),
      rows: data,
      rowIds: rowModel.rows.map(({ id }) => id),
      rowOf: (rowId) => rowModel.rowsById[rowId]?.original as Row | undefined,
    };
  }, [byKey, visible, ordered, settings.order, data, rowModel]);
}

function sortBy<Row>(columns: DataColumn<Row>[], order: readonly string[]): DataColumn<Row>[] {
  const rank = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return [...columns].sort((a, b) => rank(a.key) - rank(b.key));
}
