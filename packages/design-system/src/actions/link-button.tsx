import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from '../theme/styled.ts';
import { type ButtonSize, type ButtonVariant, buttonRecipe } from './button.recipe.ts';

const Root = styled(Link, buttonRecipe);

export interface LinkButtonProps extends Omit<ComponentProps<typeof Link>, 'color'> {
  /** As in `Button`. */
  variant?: ButtonVariant | undefined;
  /** 32, 38 (default) or 42 px high. */
  size?: ButtonSize | undefined;
  /** Takes the full width. */
  full?: boolean | undefined;
  /** An icon before the label. */
  icon?: ReactNode;
}

/** A link that looks like a button. Use Button for actions that change something. */
export function LinkButton({ icon, children, ...rest }: LinkButtonProps) {
  return (
    <Root {...rest}>
      {icon}
      {children}
    </Root>
  );
}
