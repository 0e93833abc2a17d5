import { type ComponentProps, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { styled } from '../theme/styled.ts';
import { choiceBox } from './choice.recipe.ts';
import { ChoiceLabel } from './choice-label.tsx';

const Box = styled('input', choiceBox);

export interface CheckboxProps
  extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'color' | 'height' | 'width' | 'ref'> {
  /** Label beside the box. Omit it only together with `aria-label`, as in a table row. */
  children?: ReactNode;
  /** Text below the label. */
  help?: ReactNode;
  /** Some but not all subordinate options are checked. */
  indeterminate?: boolean | undefined;
  /** The element itself, to focus it. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A styled native checkbox, so that the browser handles keyboard, forms and screen readers. */
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
