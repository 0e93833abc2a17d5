import type { ReactNode } from 'react';

export interface PaletteItem {
  /** Stays the same for the same row: the selection is kept by it. */
  key: string;
  label: string;
  /** Small, after the label: a code, a date. */
  detail?: string | undefined;
  icon?: ReactNode;
  /** Keys that do the same: ['g', 'k']. */
  keys?: readonly string[] | undefined;
}

export interface PaletteGroup {
  label: string;
  items: readonly PaletteItem[];
  /** More may come; without rows it keeps the place of one. */
  loading?: boolean | undefined;
}
