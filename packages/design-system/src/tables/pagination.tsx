import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { formatNumber } from '../formats/number.ts';
import { Select } from '../inputs/select.tsx';
import { TextInput } from '../inputs/text-input.tsx';
import { styled } from '../theme/styled.ts';
import { PAGE_SIZES } from './page-sizes.ts';

const Root = styled('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    padding: '10px 12px',
    color: 'fg.muted',
    fontSize: 'chip',
    '& label': { display: 'inline-flex', alignItems: 'center', gap: '2.5', whiteSpace: 'nowrap' },
    '& input': { width: '52px' },
    '@media print': { display: 'none' },
  },
});
const Push = styled('span', { base: { flex: 1 } });
const Steps = styled('span', { base: { display: 'inline-flex', gap: '2' } });

export interface PaginationProps {
  /** From 1. */
  page: number;
  /** Rows of a page. */
  perPage: number;
  /** Number of all matching rows. */
  total: number;
  /** Called with the requested page. */
  onPage: (page: number) => void;
  /** Called with the new page size. */
  onPerPage: (perPage: number) => void;
}

/** Displayed rows, page size, 'Ke Halaman' (clamped to existing pages), previous and next. */
export function Pagination({ page, perPage, total, onPage, onPerPage }: PaginationProps) {
  const id = useId();
  const pages = Math.max(1, Math.ceil(total / perPage));
  const first = total === 0 ? 0 : (page - 1) * perPage + 1;
  const last = Math.min(total, page * perPage);
  const [typed, setTyped] = useState(String(page));
  useEffect(() => setTyped(String(page)), [page]);
  const jump = () => {
    const wanted = Number.parseInt(typed, 10);
    const next = Number.isNaN(wanted) ? page : Math.min(pages, Math.max(1, wanted));
    setTyped(String(next));
    if (next !== page) onPage(next);
  };
  return (
    <Root aria-label="Halaman">
      <span>
        {total === 0 ? 'Tidak ada baris' : `${formatNumber(first)}–${formatNumber(last)} dari ${formatNumber(total)}`}
      </span>
      <Push />
      <label htmlFor={`${id}-size`}>
        Baris per halaman
        <Select
          id={`${id}-size`}
          size="sm"
          compact
          value={String(perPage)}
          onChange={(event) => onPerPage(Number(event.target.value))}
          options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
        />
      </label>
      <label htmlFor={`${id}-page`}>
        Ke Halaman
        <TextInput
          id={`${id}-page`}
          size="sm"
          inputMode="numeric"
          value={typed}
          onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
          onBlur={jump}
          onKeyDown={(event) => {
            if (event.key === 'Enter') jump();
          }}
        />
        dari {formatNumber(pages)}
      </label>
      <Steps>
        <IconButton
          size="sm"
          variant="secondary"
          label="Halaman sebelumnya"
          icon={<ChevronLeft size={16} />}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <IconButton
          size="sm"
          variant="secondary"
          label="Halaman berikutnya"
          icon={<ChevronRight size={16} />}
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        />
      </Steps>
    </Root>
  );
}
