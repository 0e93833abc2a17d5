import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { choiceBox } from './choice.recipe.ts';
import { ChoiceLabel } from './choice-label.tsx';

const Box = chakra('input', choiceBox);

export interface CheckboxProps
  extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'color' | 'height' | 'width' | 'ref'> {
  /** Beside the box. Leave out only together with `aria-label`, as in a table row. */
  children?: ReactNode;
  /** A line under the label. */
  help?: ReactNode;
  /** Some of the things below are chosen, not all. */
  indeterminate?: boolean | undefined;
  /** The element itself, to focus it. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A native checkbox in our look: the browser keeps keyboard, forms and screen readers right. */
export function Checkbox({ children, help, indeterminate = false, ref, ...rest }: CheckboxProps) {
  const own = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate;
  });
  const box = (
    <Box
      {...rest}
      type="checkbox"
      ref={(node: HTMLInputElement | null) => {
        own.current = node;
        if (typeof ref === 'function') return ref(node);
        if (ref) ref.current = node;
      }}
    />
  );
  if (!children) return box;
  return (
    <ChoiceLabel control={box} help={help} disabled={rest.disabled}>
      {children}
    </ChoiceLabel>
  );
}
