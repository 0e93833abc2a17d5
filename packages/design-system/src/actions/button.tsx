import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { type ButtonSize, type ButtonVariant, buttonRecipe } from './button.recipe.ts';

const Root = chakra('button', buttonRecipe);
// Invisible, not hidden: the button keeps its width, and its name for screen readers.
const Covered = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', gap: 'inherit', opacity: 0 } });
const Over = chakra('span', { base: { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' } });

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'color' | 'ref'> {
  /** One `primary` a screen. `danger` only for what cannot be taken back. Default `secondary`. */
  variant?: ButtonVariant | undefined;
  /** 32, 38 (default) or 42 px high. */
  size?: ButtonSize | undefined;
  /** As wide as its place; for phones and sign-in. */
  full?: boolean | undefined;
  /** Shows a spinner over the label, keeps the width, and ignores presses. */
  loading?: boolean | undefined;
  /** An icon before the label. */
  icon?: ReactNode;
  /** The button itself, to focus it. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button. While `loading` it stays focusable and says that it is busy, so that focus is not lost. */
export function Button({ loading, icon, children, onClick, disabled, type = 'button', ...rest }: ButtonProps) {
  return (
    <Root
      type={type}
      disabled={disabled}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      position={loading ? 'relative' : undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {loading ? (
        <>
          <Covered>
            {icon}
            {children}
          </Covered>
          <Over>
            <Spinner />
          </Over>
        </>
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </Root>
  );
}
