import type { FocusEvent, PointerEvent } from 'react';

interface Approached {
  readonly onPointerEnter?: ((event: PointerEvent<HTMLButtonElement>) => void) | undefined;
  readonly onFocus?: ((event: FocusEvent<HTMLButtonElement>) => void) | undefined;
}

/** Handlers that load the code of an overlay when its button is about to be pressed, besides the button's own. */
export function fetchOnApproach(
  code: { readonly load: () => Promise<unknown> },
  own: Approached,
): Required<Approached> {
  // A failure is reported when the button is pressed.
  const fetch = () => void code.load().catch(() => undefined);
  return {
    onPointerEnter: (event) => {
      own.onPointerEnter?.(event);
      fetch();
    },
    onFocus: (event) => {
      own.onFocus?.(event);
      fetch();
    },
  };
}
