import type { ReactNode } from 'react';
import type { WiderSearch } from '../../feedback/empty-state.tsx';
import type { Sheet } from '../exports/csv.ts';
import type { TableQuery } from '../use-table-query.tsx';
import type { Selection } from './selection.ts';
import type { DataColumn, RowActions, TableError } from './types.ts';

export interface DataTableProps<Row> {
  /** Accessible name: 'Daftar kelas'. */
  label: string;
  /** The columns in their initial order. */
  columns: readonly DataColumn<Row>[];
  /** Undefined before the first answer. Keep the old rows while new ones load (SWR: `keepPreviousData`). */
  rows: readonly Row[] | undefined;
  /** Number of all matching rows, not only of this page. */
  total: number | undefined;
  /** Stable key of a row: a code or an id. */
  rowKey: (row: Row) => string;
  /** Name of the row, for checkbox and menu: 'Menyunting Naskah Akademik'. */
  rowName: (row: Row) => string;
  /** Search, sorting, filters and page, from `useTableQuery`. */
  query: TableQuery;
  /** Whether a request is pending; existing rows stay, with a thin progress bar. */
  loading?: boolean | undefined;
  /** Shown instead of the rows, or above existing ones. */
  error?: TableError | null | undefined;
  /** Action of 'Coba lagi'. */
  onRetry?: (() => void) | undefined;
  /** Without it there is no search field. */
  searchPlaceholder?: string | undefined;
  /** Filter chips. */
  filters?: ReactNode;
  /** Toolbar buttons of the screen, before the column picker. */
  tools?: ReactNode;
  /** The menu at the end of a row. */
  rowActions?: RowActions<Row> | undefined;
  /** Called by Enter on a row or a press on it. */
  onOpen?: ((row: Row) => void) | undefined;
  /** The main action of a card, as a small button. */
  cardAction?: ((row: Row) => ReactNode) | undefined;
  /** The selected rows; without it, rows have no checkbox. */
  selection?: Selection | undefined;
  /** Called with the new selection. */
  onSelection?: ((selection: Selection) => void) | undefined;
  /** Buttons of the action bar, `variant="inverse"`, by the number of selected rows. */
  bulkActions?: ((count: number) => ReactNode) | undefined;
  /** Shown when there are no rows and no filter is set. */
  empty?: ReactNode;
  /** Offered when a search finds nothing. */
  widerSearch?: WiderSearch | undefined;
  /** Name of the exported file without its extension: 'daftar-kelas'. Without it there is no 'Ekspor' button. */
  exportName?: string | undefined;
  /** Returns all matching rows in displayed order when somebody exports; without it the displayed rows are exported. */
  allRows?: (() => readonly Row[] | Promise<readonly Row[]>) | undefined;
  /** Builds the exported file, header first, when it contains more than the displayed columns. */
  exportSheet?: ((rows: readonly Row[]) => Sheet) | undefined;
  /** Reports why the rows could not be read; by default a toast without the cause. */
  onExportError?: ((error: unknown, retry: () => void) => void) | undefined;
  /** Whether `rows` are all rows, shown without paging; more than 100 are virtualised. */
  unpaged?: boolean | undefined;
  /** Title of the error: 'Daftar kelas tidak dapat dimuat'. */
  errorTitle?: string | undefined;
}
