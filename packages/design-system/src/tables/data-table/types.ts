import type { ReactNode } from 'react';
import type { MenuItem } from '../../actions/menu.tsx';

/** A column as data. `key` identifies it in the sort parameter (`sort=-key`), in stored settings and in exports. */
export interface DataColumn<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Whether the header sorts. In server mode the API must support `key`. */
  sortable?: boolean | undefined;
  /** `end` for money and counts: right aligned with tabular figures. */
  align?: 'start' | 'end' | undefined;
  /** Any CSS width; by default the browser distributes the space. */
  width?: string | number | undefined;
  /** False for the column with the name of the row. */
  hideable?: boolean | undefined;
  hiddenByDefault?: boolean | undefined;
  /** Explains the header on hover and focus. */
  hint?: string | undefined;
  /**
   * Position on the card that replaces the row below 640 px. Default: `title` for the first column, `fact` for others.
   */
  card?: 'title' | 'subtitle' | 'fact' | 'badge' | 'none' | undefined;
  /** Shorter header for the card. */
  cardLabel?: string | undefined;
  /** The plain value, used for sorting and search in client mode, and for exports. */
  value?: ((row: Row) => string | number | null | undefined) | undefined;
  /** The exported value when `value` is not readable: a date as `24-11-2026`. */
  exported?: ((row: Row) => string | number | null | undefined) | undefined;
  /**
   * Sort order in client mode: `text` by the Indonesian alphabet with numeric collation, `plain` by code units.
   * Default: `text` for texts, numeric for numbers. Empty values are last in both directions.
   */
  compare?: 'text' | 'plain' | undefined;
  /** Prevents wrapping, for dates and codes. */
  nowrap?: boolean | undefined;
  /** Allows the header to wrap, for a long header above short values. */
  headerWraps?: boolean | undefined;
}

export type Density = 'comfortable' | 'compact';

/** Stored per person and list. */
export interface TableSettings {
  hidden: readonly string[];
  order: readonly string[];
  density: Density;
  perPage: number | null;
}

/** A load error; `ApiError` of the api-client is compatible. */
export interface TableError {
  message?: string | undefined;
  msg?: string | undefined;
  requestId?: string | null | undefined;
  /** HTTP status: 403 is shown as the forbidden state instead of an error. */
  status?: number | undefined;
}

export type RowActions<Row> = (row: Row) => readonly (MenuItem | false | null | undefined)[];
