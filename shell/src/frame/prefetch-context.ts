import { createContext } from 'react';

/** Event handlers of a link that load its screen ahead. */
export interface PrefetchHandlers {
  readonly onPointerEnter?: () => void;
  readonly onPointerLeave?: () => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
}

/** How links of the frame load ahead; nothing outside of the product (stories, tests). */
export const PrefetchContext = createContext<(href: string) => PrefetchHandlers>(() => ({}));
