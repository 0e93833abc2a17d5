import { Field } from '@widya/design-system/field';
import { NumberInput } from '@widya/design-system/number-input';
import { styled } from '@widya/design-system/styled';

const Row = styled('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 92px', gap: '3', alignItems: 'center' },
});
const Slider = styled('input', {
  base: { width: 'full', minHeight: '24px', accentColor: 'accent.text', cursor: 'pointer' },
});

interface SliderFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** Step of the slider; the input accepts finer values (D90). */
  readonly step: number;
  readonly disabled?: boolean;
}

const MIN = 1;
const MAX = 100;

/** A number from 1 to 100, with a slider and an input for exact values. Source: B-126, D90. */
export function SliderField({ label, value, onChange, step, disabled = false }: SliderFieldProps) {
  return (
    <Field label={label} disabled={disabled}>
      <Row>
        <Slider
          type="range"
          aria-label={label}
          min={MIN}
          max={MAX}
          step={step}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
        />
        <NumberInput
          value={value}
          max={MAX}
          decimals={2}
          step={0.05}
          disabled={disabled}
          onChange={(next) => {
            if (next !== null) onChange(next);
          }}
        />
      </Row>
    </Field>
  );
}
