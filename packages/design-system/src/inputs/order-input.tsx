import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { styled } from '../theme/styled.ts';
import { TextInput } from './text-input.tsx';

const Row = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    '& input': { width: '52px', textAlign: 'center' },
  },
});

export interface OrderInputProps {
  /** Name of the moved item: 'Bab Pendahuluan'. */
  label: string;
  /** Position, from 1. */
  position: number;
  /** Number of items in the list. */
  count: number;
  /** Called with the new position, from 1. */
  onMove: (position: number) => void;
  /** Whether it cannot be moved. */
  disabled?: boolean | undefined;
}

/** Position in a list, typed or changed by one: ordering without dragging (WCAG 2.5.7). */
export function OrderInput({ label, position, count, onMove, disabled }: OrderInputProps) {
  const [text, setText] = useState(String(position));
  useEffect(() => setText(String(position)), [position]);
  const read = () => {
    const wanted = Number.parseInt(text, 10);
    const next = Number.isNaN(wanted) ? position : Math.min(count, Math.max(1, wanted));
    setText(String(next));
    if (next !== position) onMove(next);
  };
  return (
    <Row>
      <TextInput
        size="sm"
        aria-label={`Urutan ${label}`}
        inputMode="numeric"
        value={text}
        disabled={disabled}
        onChange={(event) => setText(event.target.value.replace(/\D/g, ''))}
        onBlur={read}
        onKeyDown={(event) => {
          if (event.key === 'Enter') read();
        }}
      />
      <IconButton
        size="sm"
        variant="ghost"
        label={`Naikkan ${label}`}
        icon={<ArrowUp size={15} />}
        disabled={disabled || position <= 1}
        onClick={() => onMove(position - 1)}
      />
      <IconButton
        size="sm"
        variant="ghost"
        label={`Turunkan ${label}`}
        icon={<ArrowDown size={15} />}
        disabled={disabled || position >= count}
        onClick={() => onMove(position + 1)}
      />
    </Row>
  );
}
