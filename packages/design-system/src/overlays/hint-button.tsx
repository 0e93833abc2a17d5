import type { ComponentProps } from 'react';
import { Inline } from '../layout/layout.tsx';

/**
 * An unstyled button that makes its content focusable and pressable. At least 24 px high and wide (WCAG 2.2, 2.5.8).
 */
export function HintButton({
  label,
  ...rest
}: { readonly label: string } & Omit<ComponentProps<'button'>, 'aria-label' | 'type'>) {
  return (
    <Inline
      asChild
      display="inline-flex"
      // Negative margins keep the height of the line, without covering controls in the line above.
      minHeight="24px"
      minWidth="24px"
      marginBlock="0 -2px"
      padding="0"
      border="0"
      borderRadius="sm"
      bg="transparent"
      color="inherit"
      font="inherit"
      fontVariantNumeric="inherit"
      cursor="help"
      textUnderlineOffset="4px"
      _hover={{ textDecoration: 'underline dotted' }}
    >
      <button type="button" aria-label={label} {...rest} />
    </Inline>
  );
}
