import { createContext } from 'react';

/** Event handlers of a link that prefetch its screen. */
export interface PrefetchHandlers {
  readonly onPointerEnter?: () => void;
  readonly onPointerLeave?: () => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
}

/** How links of the frame prefetch; does nothing outside the product (stories, tests). */
export const PrefetchContext = createContext<(href: string) => PrefetchHandlers>(() => ({}));
