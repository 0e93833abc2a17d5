import { useRef } from 'react';
import { styled } from '../theme/styled.ts';
import { Checkbox } from './checkbox.tsx';
import { NumberInput } from './number-input.tsx';

const Row = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    '& > :first-child': { flex: '1 1 120px' },
  },
});

/** Seats; null for no limit, empty while nothing is typed, as undefined in a form would mean the default value. */
export type Quota = number | null | '';

export interface QuotaInputProps {
  /** Seats; null means 'Tanpa batas' (D27). */
  value: Quota;
  /** Called with the seats, null for no limit, an empty text when it is emptied. */
  onChange: (quota: Quota) => void;
  /** Whether it cannot be changed. */
  disabled?: boolean | undefined;
}

/** A number of seats, or no limit. Unchecking 'Tanpa batas' restores the previous number. */
export function QuotaInput({ value, onChange, disabled }: QuotaInputProps) {
  const last = useRef<number | ''>('');
  if (typeof value === 'number') last.current = value;
  return (
    <Row>
      <NumberInput
        value={value === '' ? null : value}
        onChange={(next) => onChange(next ?? '')}
        disabled={disabled || value === null}
        placeholder={value === null ? 'Tanpa batas' : undefined}
        max={1_000_000}
      />
      <Checkbox
        checked={value === null}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked ? null : last.current)}
      >
        Tanpa batas
      </Checkbox>
    </Row>
  );
}
