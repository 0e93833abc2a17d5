import { Inbox, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { StateFrame } from './state-frame.tsx';

export interface EmptyStateProps {
  /** What is missing: 'Belum ada kelas'. */
  title: string;
  /** Why there is nothing, and how to change that. */
  description?: ReactNode;
  /** Default a tray. */
  icon?: ReactNode;
  /** One action. */
  action?: ReactNode;
  /** Padding; `page` when it replaces a whole screen. */
  size?: 'sm' | 'md' | 'page' | undefined;
}

/** Shown when there are no records yet. */
export function EmptyState({ title, description, icon = <Inbox size={22} />, action, size }: EmptyStateProps) {
  return (
    <StateFrame icon={icon} title={title} actions={action} size={size}>
      {description}
    </StateFrame>
  );
}

/** A wider search to offer when nothing was found, such as in other months. */
export interface WiderSearch {
  readonly label: string;
  readonly onSelect: () => void;
}

interface FilteredEmptyStateProps {
  /** Clears search and filters. */
  onClear: () => void;
  /** The searched text. */
  query?: string | undefined;
  /** A wider search to offer. */
  wider?: WiderSearch | undefined;
}

/** Shown when search or filters match none of the existing records. */
export function FilteredEmptyState({ onClear, query, wider }: FilteredEmptyStateProps) {
  return (
    <StateFrame
      icon={<SearchX size={22} />}
      title="Tidak ada yang cocok"
      actions={
        <>
          {wider ? (
            <Button variant="primary" onClick={wider.onSelect}>
              {wider.label}
            </Button>
          ) : null}
          <Button onClick={onClear}>Hapus pencarian dan filter</Button>
        </>
      }
    >
      {query
        ? `Tidak ada hasil untuk “${query}” dengan filter ini.`
        : 'Filter yang dipilih menyembunyikan semua baris.'}
    </StateFrame>
  );
}
