import type { ReactNode } from 'react';
import type { WiderSearch } from '../../feedback/empty-state.tsx';
import type { Sheet } from '../exports/csv.ts';
import type { TableQuery } from '../use-table-query.tsx';
import type { Selection } from './selection.ts';
import type { DataColumn, RowActions, TableError } from './types.ts';

export interface DataTableProps<Row> {
  /** What the rows are, for screen readers: 'Daftar kelas'. */
  label: string;
  /** What each column shows and whether it sorts; their order is the one shown first. */
  columns: readonly DataColumn<Row>[];
  /** Undefined until the first answer. Keep the old rows while new ones load (SWR: `keepPreviousData`). */
  rows: readonly Row[] | undefined;
  /** All rows that match, not only this page. */
  total: number | undefined;
  /** Tells rows apart between two answers: a code or an id. */
  rowKey: (row: Row) => string;
  /** The row in words, for checkbox and menu: 'Menyunting Naskah Akademik'. */
  rowName: (row: Row) => string;
  /** Search, sort, filters and page, from `useTableQuery`. */
  query: TableQuery;
  /** A request is under way; rows that are there stay, a thin bar runs. */
  loading?: boolean | undefined;
  /** Stands in place of the rows, or above rows that are there. */
  error?: TableError | null | undefined;
  /** What 'Coba lagi' does. */
  onRetry?: (() => void) | undefined;
  /** Left out: no search box. */
  searchPlaceholder?: string | undefined;
  /** Filter chips. */
  filters?: ReactNode;
  /** Toolbar buttons of the screen; the column picker follows. */
  tools?: ReactNode;
  /** The menu at the end of a row. */
  rowActions?: RowActions<Row> | undefined;
  /** Enter on a row, or a press on it. */
  onOpen?: ((row: Row) => void) | undefined;
  /** On cards: the main action, as a small button. */
  cardAction?: ((row: Row) => ReactNode) | undefined;
  /** Which rows are chosen; left out, rows have no checkbox. */
  selection?: Selection | undefined;
  /** Called with the whole selection after each change. */
  onSelection?: ((selection: Selection) => void) | undefined;
  /** Buttons of the action bar, `variant="inverse"`; gets the number of chosen rows. */
  bulkActions?: ((count: number) => ReactNode) | undefined;
  /** Shown when there is nothing at all (no filter is on). */
  empty?: ReactNode;
  /** Offered when a search finds nothing. */
  widerSearch?: WiderSearch | undefined;
  /** Name of the exported file without its ending: 'daftar-kelas'. Left out: no 'Ekspor' button. */
  exportName?: string | undefined;
  /** Every row that matches, not only this page, in the order shown. Asked for when someone exports. */
  allRows?: (() => readonly Row[] | Promise<readonly Row[]>) | undefined;
  /** The exported file holds more than the columns shown: makes it of the rows, headings first. */
  exportSheet?: ((rows: readonly Row[]) => Sheet) | undefined;
  /** Says why the rows could not be read; left out, a toast without the cause. */
  onExportError?: ((error: unknown, retry: () => void) => void) | undefined;
  /** All rows are here and there are no pages; over 100 rows only those in sight are in the page. */
  unpaged?: boolean | undefined;
  /** Heading of the failure: 'Daftar kelas tidak dapat dimuat'. */
  errorTitle?: string | undefined;
}
