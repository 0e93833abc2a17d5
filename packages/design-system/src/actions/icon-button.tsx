import type { ComponentProps, ReactNode, Ref } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { styled } from '../theme/styled.ts';
import { type ButtonSize, type ButtonVariant, buttonRecipe } from './button.recipe.ts';

const Root = styled('button', buttonRecipe);

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'color' | 'ref' | 'children'> {
  /** Accessible name, also shown as the browser's tooltip. */
  label: string;
  /** The icon, 17 px. */
  icon: ReactNode;
  /** Variant of the button; default as `Button`. */
  variant?: ButtonVariant | undefined;
  /** 32, 38 (default) or 42 px. */
  size?: ButtonSize | undefined;
  /** Shows a spinner instead of the icon and ignores presses. */
  loading?: boolean | undefined;
  /** The element itself, to focus it. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A square button with an icon only, so `label` is required. */
export function IconButton({ label, icon, loading, disabled, type = 'button', title, ...rest }: IconButtonProps) {
  return (
    <Root
      type={type}
      shape="icon"
      aria-label={label}
      title={title ?? label}
      aria-busy={loading || undefined}
      disabled={disabled || loading}
      {...rest}
    >
      {loading ? <Spinner /> : icon}
    </Root>
  );
}
