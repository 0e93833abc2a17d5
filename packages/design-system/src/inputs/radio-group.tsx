import { type ReactNode, useId } from 'react';
import { styled } from '../theme/styled.ts';
import { choiceBox } from './choice.recipe.ts';
import { ChoiceLabel } from './choice-label.tsx';

const Dot = styled('input', choiceBox);
const Root = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    '&[data-inline]': { flexDirection: 'row', flexWrap: 'wrap', columnGap: '5' },
  },
});

export interface RadioOption<V extends string> {
  value: V;
  label: ReactNode;
  help?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps<V extends string> {
  /** Name of the group for screen readers; inside `<Field group>` the field names it. */
  label?: string | undefined;
  /** Options with optional help texts. */
  options: readonly RadioOption<V>[];
  /** The chosen option; null for none. */
  value: V | null;
  /** Called with the chosen option. */
  onChange: (value: V) => void;
  /** Arranges the options in a row. */
  inline?: boolean | undefined;
  /** Whether it cannot be changed. */
  disabled?: boolean | undefined;
}

/** One of a few visible options. */
export function RadioGroup<V extends string>({
  label,
  options,
  value,
  onChange,
  inline,
  disabled,
}: RadioGroupProps<V>) {
  const name = useId();
  return (
    <Root role="radiogroup" aria-label={label} data-inline={inline ? '' : undefined}>
      {options.map((option) => (
        <ChoiceLabel
          key={option.value}
          help={option.help}
          disabled={disabled || option.disabled}
          control={
            <Dot
              kind="dot"
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={disabled || option.disabled}
              onChange={() => onChange(option.value)}
            />
          }
        >
          {option.label}
        </ChoiceLabel>
      ))}
    </Root>
  );
}
