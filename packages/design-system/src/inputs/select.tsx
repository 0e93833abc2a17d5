import { ChevronDown } from 'lucide-react';
import type { ComponentProps, Ref } from 'react';
import { styled } from '../theme/styled.ts';
import { useFieldControl } from './field-context.ts';
import { type InputSize, inputRecipe } from './input.recipe.ts';

const Frame = styled('div', { base: { position: 'relative', minWidth: 0, '&[data-full]': { width: 'full' } } });
const Input = styled('select', inputRecipe);
const Control = styled(Input, {
  base: { appearance: 'none', paddingInlineEnd: '8', cursor: 'pointer', textOverflow: 'ellipsis' },
});
const Arrow = styled('span', {
  base: {
    position: 'absolute',
    insetInlineEnd: '2.5',
    top: 0,
    bottom: 0,
    display: 'inline-flex',
    alignItems: 'center',
    pointerEvents: 'none',
    color: 'fg.muted',
  },
});

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps
  extends Omit<ComponentProps<'select'>, 'size' | 'color' | 'height' | 'width' | 'children' | 'ref'> {
  /** The options. */
  options: readonly SelectOption[];
  /** 32, 38 (default) or 42 px high. */
  size?: InputSize | undefined;
  /** Text of an empty first option ('Pilih topik'). */
  placeholder?: string | undefined;
  /** As wide as its text instead of the available space, for toolbars. */
  compact?: boolean | undefined;
  /** The element itself, to focus it. */
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** One of a few known values, as a native select: fast on phones and operable by keyboard. */
export function Select({ options, placeholder, compact, ...rest }: SelectProps) {
  const control = useFieldControl(rest);
  return (
    <Frame data-full={compact ? undefined : ''}>
      <Control {...rest} {...control}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </Control>
      <Arrow aria-hidden>
        <ChevronDown size={16} />
      </Arrow>
    </Frame>
  );
}
