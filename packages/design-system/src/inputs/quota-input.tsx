import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { Checkbox } from './checkbox.tsx';
import { NumberInput } from './number-input.tsx';

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    '& > :first-child': { flex: '1 1 120px' },
  },
});

export interface QuotaInputProps {
  /** Seats; null means 'Tanpa batas' (D27). Undefined while nothing is typed. */
  value: number | null | undefined;
  /** Called with the seats, null for no limit, undefined when it is emptied. */
  onChange: (quota: number | null | undefined) => void;
  /** Whether it cannot be changed. */
  disabled?: boolean | undefined;
}

/** A number of seats, or no limit. Unchecking 'Tanpa batas' restores the previous number. */
export function QuotaInput({ value, onChange, disabled }: QuotaInputProps) {
  const last = useRef<number | undefined>(value ?? undefined);
  if (typeof value === 'number') last.current = value;
  return (
    <Row>
      <NumberInput
        value={value ?? null}
        onChange={(next) => onChange(next ?? undefined)}
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
