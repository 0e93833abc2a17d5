import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, Ref } from 'react';
import { useFieldControl } from './field-context.ts';
import { type InputSize, inputRecipe } from './input.recipe.ts';

const Frame = chakra('div', { base: { position: 'relative', minWidth: 0, '&[data-full]': { width: 'full' } } });
const Control = chakra('select', inputRecipe);
const Arrow = chakra('span', {
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
  /** What can be chosen. */
  options: readonly SelectOption[];
  /** 32, 38 (default) or 42 px high. */
  size?: InputSize | undefined;
  /** First, empty choice ('Pilih topik'). */
  placeholder?: string | undefined;
  /** As wide as its own text instead of its place; for toolbars. */
  compact?: boolean | undefined;
  /** The element itself, to focus it. */
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** One of a few known values. The browser's own list: quick on a phone, fully operable by keyboard. */
export function Select({ options, placeholder, compact, ...rest }: SelectProps) {
  const control = useFieldControl(rest);
  return (
    <Frame data-full={compact ? undefined : ''}>
      <Control appearance="none" paddingInlineEnd="8" cursor="pointer" textOverflow="ellipsis" {...rest} {...control}>
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
