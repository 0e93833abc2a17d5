import { styled } from '../theme/styled.ts';
import { NumberInput } from './number-input.tsx';

const Row = styled('div', { base: { display: 'flex', alignItems: 'center', gap: '2', '& input': { width: '76px' } } });

export interface DurationInputProps {
  /** Names both inputs. */
  label: string;
  /** Whole seconds; null for none. */
  value: number | null;
  /** Called with whole seconds; null when both inputs are empty. */
  onChange: (seconds: number | null) => void;
  /** Whether it cannot be changed. */
  disabled?: boolean | undefined;
}

/** Minutes (0–99) and seconds (0–60). C-081, C-082. */
export function DurationInput({ label, value, onChange, disabled }: DurationInputProps) {
  const minutes = value === null ? null : Math.floor(value / 60);
  const seconds = value === null ? null : value % 60;
  const change = (nextMinutes: number | null, nextSeconds: number | null) =>
    onChange(nextMinutes === null && nextSeconds === null ? null : (nextMinutes ?? 0) * 60 + (nextSeconds ?? 0));
  return (
    <Row>
      <NumberInput
        aria-label={`${label}, menit`}
        value={minutes}
        max={99}
        disabled={disabled}
        onChange={(next) => change(next, seconds)}
      />
      menit
      <NumberInput
        aria-label={`${label}, detik`}
        value={seconds}
        max={60}
        disabled={disabled}
        onChange={(next) => change(minutes, next)}
      />
      detik
    </Row>
  );
}
