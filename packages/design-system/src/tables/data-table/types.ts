import type { ReactNode } from 'react';
import type { MenuItem } from '../../actions/menu.tsx';

/** One column, as data. `key` names it for sorting (`sort=-key`), for the saved settings and for the export. */
export interface DataColumn<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The header sorts. In server mode the API must know `key`. */
  sortable?: boolean | undefined;
  /** `end` for money and counts: right aligned, figures of one width. */
  align?: 'start' | 'end' | undefined;
  /** Any CSS width; left out, the browser divides. */
  width?: string | number | undefined;
  /** False for the column that names the row. */
  hideable?: boolean | undefined;
  hiddenByDefault?: boolean | undefined;
  /** Explains the header on hover and focus. */
  hint?: string | undefined;
  /** Where it stands on the card that replaces the row under 640 px. Default: first `title`, others `fact`. */
  card?: 'title' | 'subtitle' | 'fact' | 'badge' | 'none' | undefined;
  /** Shorter header for the card. */
  cardLabel?: string | undefined;
  /** The plain value: sorting and search in client mode, and exports. */
  value?: ((row: Row) => string | number | null | undefined) | undefined;
  /** What exports hold when `value` is not what a person reads: a date as `24-11-2026`. */
  exported?: ((row: Row) => string | number | null | undefined) | undefined;
  /**
   * How client mode sorts: `text` by Indonesian alphabet with numbers inside in their order, `plain` by code. Left out:
   * texts as `text`, numbers as numbers. Empty values are last in both directions.
   */
  compare?: 'text' | 'plain' | undefined;
  /** Never breaks into two lines: dates, codes. */
  nowrap?: boolean | undefined;
  /** The header may break into two lines: a long one over short values. */
  headerWraps?: boolean | undefined;
}

export type Density = 'comfortable' | 'compact';

/** Saved per person and list. */
export interface TableSettings {
  hidden: readonly string[];
  order: readonly string[];
  density: Density;
  perPage: number | null;
}

/** What a failed load looks like; `ApiError` of the api-client fits. */
export interface TableError {
  message?: string | undefined;
  msg?: string | undefined;
  requestId?: string | null | undefined;
  /** HTTP status: 403 is not something that went wrong, and is said as what it is. */
  status?: number | undefined;
}

export type RowActions<Row> = (row: Row) => readonly (MenuItem | false | null | undefined)[];
