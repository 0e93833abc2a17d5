import type { ComponentProps, ReactNode, Ref } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { styled } from '../theme/styled.ts';
import { type ButtonSize, type ButtonVariant, buttonRecipe } from './button.recipe.ts';

const Root = styled('button', buttonRecipe);
// Invisible but not hidden, so that the button keeps its width and its accessible name.
const Covered = styled('span', { base: { display: 'inline-flex', alignItems: 'center', gap: 'inherit', opacity: 0 } });
const Over = styled('span', { base: { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' } });

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'color' | 'ref'> {
  /** One `primary` per screen. `danger` only for actions that cannot be undone. Default `secondary`. */
  variant?: ButtonVariant | undefined;
  /** 32, 38 (default) or 42 px high. */
  size?: ButtonSize | undefined;
  /** Takes the full width, for phones and sign-in. */
  full?: boolean | undefined;
  /** Shows a spinner over the label, keeps the width, and ignores presses. */
  loading?: boolean | undefined;
  /** An icon before the label. */
  icon?: ReactNode;
  /** The button itself, to focus it. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button. While `loading` it stays focusable and is marked as busy, so that the focus is not lost. */
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
