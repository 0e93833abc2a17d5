import { columnOrderingFeature, columnVisibilityFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DataColumn, TableSettings } from './types.ts';

/** Search, sort and pages are the server's work: the table engine only decides which columns show, and where. */
const features = tableFeatures({ columnVisibilityFeature, columnOrderingFeature });

/** What the view needs, whichever engine made it. */
export interface TableModel<Row> {
  /** All columns in the person's order. */
  ordered: readonly DataColumn<Row>[];
  visible: readonly DataColumn<Row>[];
  rows: readonly Row[];
}

const NO_ROWS: readonly never[] = [];
/** The engine sees columns only: it would copy every row into objects of its own, and nothing here reads them. */
const ENGINE_ROWS: Record<string, never>[] = [];

export function useServerModel<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[] | undefined,
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
  const table = useTable({ features, columns: defs, data: ENGINE_ROWS, state });
  const byKey = useMemo(() => new Map(columns.map((column) => [column.key, column])), [columns]);
  const visible = table.getVisibleLeafColumns();
  const ordered = table.getAllLeafColumns();
  return useMemo(() => {
    const known = (list: readonly { id: string }[]) => list.flatMap(({ id }) => byKey.get(id) ?? []);
    return { ordered: sortBy(known(ordered), settings.order), visible: known(visible), rows: data };
  }, [byKey, visible, ordered, settings.order, data]);
}

function sortBy<Row>(columns: DataColumn<Row>[], order: readonly string[]): DataColumn<Row>[] {
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return [...columns].sort((a, b) => place(a.key) - place(b.key));
}
