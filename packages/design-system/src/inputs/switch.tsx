import type { ComponentProps, ReactNode, Ref } from 'react';
import { styled } from '../theme/styled.ts';
import { ChoiceLabel } from './choice-label.tsx';

const Track = styled('input', {
  base: {
    appearance: 'none',
    position: 'relative',
    width: '34px',
    height: '20px',
    margin: 0,
    flexShrink: 0,
    borderRadius: 'full',
    bg: 'border.control',
    cursor: 'pointer',
    transition: 'background-color 120ms',
    _before: {
      content: '""',
      position: 'absolute',
      top: '2px',
      insetInlineStart: '2px',
      width: '16px',
      height: '16px',
      borderRadius: 'full',
      bg: 'white',
      boxShadow: 'raised',
      transition: 'transform 120ms',
    },
    _after: { content: '""', position: 'absolute', inset: '-3px' },
    '&:checked': { bg: 'accent' },
    '&:checked::before': { transform: 'translateX(14px)' },
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
});

export interface SwitchProps
  extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'size' | 'color' | 'height' | 'width' | 'ref'> {
  /** Label beside the switch. */
  children?: ReactNode;
  /** Text below the label. */
  help?: ReactNode;
  /** The element itself, to focus it. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** On or off, with immediate effect. In a form that is saved later, use a Checkbox. */
export function Switch({ children, help, ...rest }: SwitchProps) {
  const track = <Track {...rest} type="checkbox" role="switch" />;
  if (!children) return track;
  return (
    <ChoiceLabel control={track} help={help} disabled={rest.disabled}>
      {children}
    </ChoiceLabel>
  );
}
