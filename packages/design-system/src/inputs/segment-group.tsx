import { type ReactNode, useId } from 'react';
import { styled } from '../theme/styled.ts';

const Root = styled('div', {
  base: { display: 'flex', bg: 'bg.subtle', borderRadius: 'md', padding: '3px', width: 'full' },
  variants: { fit: { true: { display: 'inline-flex', width: 'auto' } } },
});
const Segment = styled('label', {
  base: {
    position: 'relative',
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: '9',
    paddingInline: '3',
    borderRadius: 'sm',
    color: 'fg.muted',
    textAlign: 'center',
    cursor: 'pointer',
    transition: 'background-color 120ms, color 120ms',
    '&:has(input:checked)': { bg: 'bg.surface', color: 'fg', fontWeight: 'strong', boxShadow: 'raised' },
    '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '1px' },
    '&:has(input:disabled)': { opacity: 0.5, cursor: 'not-allowed' },
  },
});
const Input = styled('input', { base: { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'inherit' } });

export interface SegmentGroupProps<V extends string> {
  /** Name of the group for screen readers; inside `<Field group>` the field names it. */
  label?: string | undefined;
  /** Two to four options. */
  options: readonly { value: V; label: ReactNode }[];
  /** The chosen option. */
  value: V;
  /** Called with the chosen option. */
  onChange: (value: V) => void;
  /** As wide as its labels instead of the available space. */
  fit?: boolean | undefined;
  /** Whether it cannot be changed. */
  disabled?: boolean | undefined;
}

/** Two to four options in a row, one of which is always chosen. Native radios, operable by arrow keys. */
export function SegmentGroup<V extends string>({
  label,
  options,
  value,
  onChange,
  fit,
  disabled,
}: SegmentGroupProps<V>) {
  const name = useId();
  return (
    <Root role="radiogroup" aria-label={label} fit={fit ?? false}>
      {options.map((option) => (
        <Segment key={option.value}>
          <Input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </Segment>
      ))}
    </Root>
  );
}
