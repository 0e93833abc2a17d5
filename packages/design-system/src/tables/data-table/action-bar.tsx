import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../actions/button.tsx';
import { IconButton } from '../../actions/icon-button.tsx';
import { formatNumber } from '../../formats/number.ts';
import { KEEP_CLEAR } from '../../layout/keep-clear.ts';
import { useScrollRoom } from '../../layout/use-scroll-room.ts';
import { styled } from '../../theme/styled.ts';

const Bar = styled('div', {
  base: {
    position: 'sticky',
    bottom: '16px',
    zIndex: 'bar',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    width: 'fit-content',
    maxWidth: 'full',
    marginTop: '3',
    padding: '8px 8px 8px 16px',
    borderRadius: 'lg',
    bg: 'bg.inverse',
    color: 'fg.inverse',
    boxShadow: 'float',
    animation: 'w-rise-in 180ms cubic-bezier(0.2, 0, 0, 1)',
    '@media print': { display: 'none' },
  },
});
const Count = styled('strong', { base: { fontWeight: 'strong', whiteSpace: 'nowrap' } });
const Push = styled('span', { base: { width: '4', flex: '1 1 16px' } });
/** On phones the actions are on a separate line, below the selection. */
const Actions = styled('span', {
  base: {
    display: { base: 'flex', sm: 'contents' },
    flexWrap: 'wrap',
    order: 1,
    flexBasis: '100%',
    gap: '4px 8px',
    marginInlineStart: '-10px',
  },
});

interface ActionBarProps {
  count: number;
  total: number;
  all: boolean;
  onAll: () => void;
  onClear: () => void;
  children: ReactNode;
}

/** Shows how many rows are selected, and their actions. Use buttons with `variant="inverse"`. */
export function ActionBar({ count, total, all, onAll, onClear, children }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useScrollRoom(bar);
  // Scrolls the row with the focus above the bar, so that its other buttons are not covered.
  useEffect(() => {
    if (count > 0)
      document.activeElement?.closest('[data-selected], [aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  return (
    <Bar {...KEEP_CLEAR} ref={bar} role="region" aria-label="Tindakan untuk baris terpilih">
      <Count aria-live="polite">{formatNumber(count)} dipilih</Count>
      {!all && count < total ? (
        <Button size="sm" variant="inverse" onClick={onAll}>
          Pilih semua {formatNumber(total)} hasil
        </Button>
      ) : null}
      <Push />
      <Actions>{children}</Actions>
      <IconButton size="sm" variant="inverse" label="Batalkan pilihan" icon={<X size={16} />} onClick={onClear} />
    </Bar>
  );
}
