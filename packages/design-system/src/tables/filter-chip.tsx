import { Plus, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Popover } from '../overlays/popover.tsx';
import { styled } from '../theme/styled.ts';

const Chip = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'stretch',
    height: '30px',
    borderRadius: 'full',
    border: '1px dashed',
    borderColor: 'border.strong',
    color: 'fg.muted',
    fontSize: 'chip',
    fontWeight: 'medium',
    maxWidth: 'full',
    '&[data-on]': {
      borderStyle: 'solid',
      borderColor: 'accent.border',
      bg: 'accent.subtle',
      color: 'accent.text',
    },
    '& button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minWidth: '24px',
      border: 0,
      bg: 'transparent',
      color: 'inherit',
      font: 'inherit',
      paddingInline: '3',
      borderRadius: 'full',
      cursor: 'pointer',
      overflow: 'hidden',
      whiteSpace: 'nowrap',
    },
    '& button:hover': { color: 'fg' },
    '&[data-on] button:first-of-type:not(:last-of-type)': { paddingInlineEnd: '1' },
    '& button[data-clear]': { paddingInlineStart: '1', paddingInlineEnd: '2' },
    '& [data-word]': { overflow: 'hidden', textOverflow: 'ellipsis', maxWidth: '28ch' },
  },
});

interface ToggleChipProps {
  /** Label: 'Perlu dikerjakan'. */
  label: string;
  /** Whether the filter is on. */
  on: boolean;
  /** Called with the new state. */
  onChange: (on: boolean) => void;
}

/** A filter that is only on or off. */
export function ToggleChip({ label, on, onChange }: ToggleChipProps) {
  return (
    <Chip data-on={on ? '' : undefined}>
      <button type="button" aria-pressed={on} onClick={() => onChange(!on)}>
        {on ? null : <Plus size={14} aria-hidden />}
        <span data-word="">{label}</span>
        {on ? <X size={14} aria-hidden /> : null}
      </button>
    </Chip>
  );
}

export interface FilterChipProps {
  /** 'Topik' */
  label: string;
  /** The chosen value as text; empty when the filter is off. */
  value?: string | undefined;
  /** Called by the clear button. */
  onClear: () => void;
  /** The control in the popover; call `close` after a final choice. */
  children: (close: () => void) => ReactNode;
}

/** A filter with a value: opens a small panel; shows 'Topik: Penyuntingan' and a clear button when set. */
export function FilterChip({ label, value, onClear, children }: FilterChipProps) {
  const [open, setOpen] = useState(false);
  return (
    <Chip data-on={value ? '' : undefined}>
      <Popover
        label={label}
        open={open}
        onOpenChange={setOpen}
        trigger={
          <button type="button">
            {value ? null : <Plus size={14} aria-hidden />}
            <span data-word="">{value ? `${label}: ${value}` : label}</span>
          </button>
        }
      >
        {children(() => setOpen(false))}
      </Popover>
      {value ? (
        <button type="button" data-clear="" aria-label={`Hapus filter ${label}`} onClick={onClear}>
          <X size={14} aria-hidden />
        </button>
      ) : null}
    </Chip>
  );
}
