import { useMemo } from 'react';
import { useNarrow } from '../layout/use-narrow.tsx';
import { createSearch, sortRows } from './data-table/client-rows.ts';
import type { DataTableProps } from './data-table/props.ts';
import type { Selection } from './data-table/selection.ts';
import { DataTable } from './data-table.tsx';

export type { DataColumn, RowActions } from './data-table/types.ts';

export interface ClientDataTableProps<Row extends object> extends Omit<DataTableProps<Row>, 'total' | 'rows'> {
  /** All rows; undefined before the first answer. */
  rows: readonly Row[] | undefined;
  /** Whether a row matches the filters of the query. Must be stable (module level or `useCallback`). */
  matches?: ((row: Row, filters: Readonly<Record<string, string>>) => boolean) | undefined;
  /** False shows all rows in a virtualised scrolling frame. Cards below 640 px stay paged. */
  paged?: boolean | undefined;
}

/**
 * `DataTable` for lists that are completely in the browser (topics, instructors, templates …): the same props, but
 * search, filters, sorting and paging are local. Searches and sorts by the `value` of columns. 'Pilih semua' selects
 * every row.
 */
export function ClientDataTable<Row extends object>(props: ClientDataTableProps<Row>) {
  const { rows, columns, query, matches, paged = true, rowKey, onSelection, ...rest } = props;
  const { q, filters, sort, page, perPage } = query;
  const narrow = useNarrow();
  const search = useMemo(() => createSearch(columns), [columns]);
  const found = useMemo(() => {
    if (rows === undefined) return undefined;
    const fitting = matches ? rows.filter((row) => matches(row, filters)) : rows;
    return search(fitting, q);
  }, [rows, matches, filters, search, q]);
  const sorted = useMemo(() => {
    const column = columns.find(({ key }) => key === sort?.replace(/^-/, ''));
    return found && column ? sortRows(found, column, sort?.startsWith('-') ?? false) : found;
  }, [found, columns, sort]);
  const whole = !paged && !narrow;
  const shown = useMemo(
    () => (whole ? sorted : sorted?.slice((page - 1) * perPage, page * perPage)),
    [sorted, whole, page, perPage],
  );
  const choose = (selection: Selection) =>
    onSelection?.(selection.all ? { all: false, keys: new Set(found?.map(rowKey)) } : selection);
  return (
    <DataTable<Row>
      {...rest}
      columns={columns}
      query={query}
      rowKey={rowKey}
      rows={shown}
      total={found?.length}
      unpaged={whole}
      allRows={() => sorted ?? []}
      onSelection={onSelection && choose}
    />
  );
}
