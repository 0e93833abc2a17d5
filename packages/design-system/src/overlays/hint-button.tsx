import type { ComponentProps } from 'react';
import { Inline } from '../layout/layout.tsx';

/** A button without a look of its own: what it holds can be reached by keyboard and pressed, and looks as it did. At least 24 px high and wide (WCAG 2.2, 2.5.8). */
export function HintButton({
  label,
  ...rest
}: { readonly label: string } & Omit<ComponentProps<'button'>, 'aria-label' | 'type'>) {
  return (
    <Inline
      asChild
      display="inline-flex"
      // Large enough for a finger, in a line as high as it was, and not over what can be pressed in the line above.
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
