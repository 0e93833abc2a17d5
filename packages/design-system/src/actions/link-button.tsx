import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type ButtonSize, type ButtonVariant, buttonRecipe } from './button.recipe.ts';

const Root = chakra(Link, buttonRecipe, {
  forwardProps: ['to', 'replace', 'state', 'preventScrollReset', 'reloadDocument'],
});

export interface LinkButtonProps extends Omit<ComponentProps<typeof Link>, 'color'> {
  /** As of `Button`. */
  variant?: ButtonVariant | undefined;
  /** 32, 38 (default) or 42 px high. */
  size?: ButtonSize | undefined;
  /** As wide as its place. */
  full?: boolean | undefined;
  /** An icon before the label. */
  icon?: ReactNode;
}

/** Goes somewhere and looks like a button. What changes something is a Button. */
export function LinkButton({ icon, children, ...rest }: LinkButtonProps) {
  return (
    <Root {...rest}>
      {icon}
      {children}
    </Root>
  );
}
