import type { ComponentProps } from 'react';
import { styled } from '../theme/styled.ts';

const Root = styled('button', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    // Negative margins keep the height of the line, without covering controls in the line above.
    minHeight: '24px',
    minWidth: '24px',
    marginBlock: '0 -2px',
    padding: 0,
    border: 0,
    borderRadius: 'sm',
    bg: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontVariantNumeric: 'inherit',
    cursor: 'help',
    textUnderlineOffset: '4px',
    _hover: { textDecoration: 'underline dotted' },
  },
});

/**
 * An unstyled button that makes its content focusable and pressable. At least 24 px high and wide (WCAG 2.2, 2.5.8).
 */
export function HintButton({
  label,
  ...rest
}: { readonly label: string } & Omit<ComponentProps<'button'>, 'aria-label' | 'type'>) {
  return <Root type="button" aria-label={label} {...rest} />;
}
