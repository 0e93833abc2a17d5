import type { ComponentType } from 'react';

/** An overlay whose code is loaded when it is first needed. */
export interface OverlayCode<Props> {
  /** The loaded component; null before. */
  readonly loaded: () => ComponentType<Props> | null;
  /** After a failure the next call loads again. */
  readonly load: () => Promise<ComponentType<Props>>;
}

/** Declares an overlay by the function that loads its component; a loaded component is cached. */
export function overlayCode<Props>(fetch: () => Promise<ComponentType<Props>>): OverlayCode<Props> {
  let loaded: ComponentType<Props> | null = null;
  return {
    loaded: () => loaded,
    load: async () => {
      loaded ??= await fetch();
      return loaded;
    },
  };
}
