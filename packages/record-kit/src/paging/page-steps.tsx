import { Button } from '@widya/design-system/button';
import { formatNumber } from '@widya/design-system/formats/number';
import { Inline, Muted } from '@widya/design-system/layout';

interface PageStepsProps {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  /** Entries of all pages; 0 while it is unknown. */
  readonly total: number;
  readonly onPage: (page: number) => void;
  /** Replaces 'Halaman 1 dari 3'. */
  readonly about?: string;
}

const position = (page: number, pages: number): string => `Halaman ${formatNumber(page)} dari ${formatNumber(pages)}`;

/** 'Sebelumnya' and 'Berikutnya' below a list in a dialog, drawer or card; nothing for a single page. */
export function PageSteps({ page, perPage, total, onPage, about }: PageStepsProps) {
  const pages = Math.max(1, Math.ceil(total / perPage));
  // A list that has shrunk still leads back from a page that no longer exists.
  if (pages === 1 && page === 1) return null;
  return (
    <Inline>
      <Muted fontSize="sm">{about ?? position(page, pages)}</Muted>
      <Inline flexWrap="nowrap" marginInlineStart="auto">
        <Button size="sm" disabled={page <= 1} onClick={() => onPage(Math.min(page - 1, pages))}>
          Sebelumnya
        </Button>
        <Button size="sm" disabled={page >= pages} onClick={() => onPage(page + 1)}>
          Berikutnya
        </Button>
      </Inline>
    </Inline>
  );
}
