import type { ReactNode } from 'react';

export interface PaletteItem {
  /** Stable for the same row, because the selection refers to it. */
  key: string;
  label: string;
  /** Secondary text after the label: a code, a date. */
  detail?: string | undefined;
  icon?: ReactNode;
  /** Keyboard shortcut for the same action: ['g', 'k']. */
  keys?: readonly string[] | undefined;
}

export interface PaletteGroup {
  label: string;
  items: readonly PaletteItem[];
  /** Whether more rows may arrive; without rows, space for one is reserved. */
  loading?: boolean | undefined;
}
