import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { type ButtonSize, type ButtonVariant, buttonRecipe } from './button.recipe.ts';

const Root = chakra('button', buttonRecipe);

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'color' | 'ref' | 'children'> {
  /** What the button does; read aloud and shown by the browser on hover. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  loading?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A square button with an icon only. Its name is not optional. */
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
