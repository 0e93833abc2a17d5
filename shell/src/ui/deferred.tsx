import { ErrorState } from '@widya/design-system/error-state';
import { NOT_LOADED } from '@widya/design-system/not-loaded';
import type { ReactNode } from 'react';
import { useLoaded } from '../start/use-loaded.ts';

type View<P> = (props: P) => ReactNode;

/** A component whose code is loaded when it is first shown. */
export interface DeferredView<P> {
  /** The loaded component; null before. */
  readonly loaded: () => View<P> | null;
  readonly fetch: () => Promise<View<P>>;
}

/**
 * Declares a component whose code is loaded when it is first shown:
 * `deferredView(async () => (await import('./palette.tsx')).Palette)`.
 */
export function deferredView<P>(load: () => Promise<View<P>>): DeferredView<P> {
  let loaded: View<P> | null = null;
  return {
    loaded: () => loaded,
    fetch: async () => {
      loaded ??= await load();
      return loaded;
    },
  };
}

export interface DeferredProps<P> {
  readonly of: DeferredView<P>;
  readonly props: P;
  /** Shown while the code is loading. */
  readonly waiting?: ReactNode;
  /** Shown when loading failed; by default a card with 'Coba lagi'. */
  readonly failed?: (retry: () => void) => ReactNode;
}

const card = (retry: () => void) => <ErrorState title={NOT_LOADED.title} message={NOT_LOADED.why} onRetry={retry} />;

/**
 * Shows a deferred component, and loads its code if necessary. Does not use `React.lazy`, which shows its fallback for
 * at least 300 ms and never retries a failure.
 */
export function Deferred<P extends object>({ of, props, waiting = null, failed = card }: DeferredProps<P>) {
  const [state, retry] = useLoaded(of.fetch, of.loaded() === null);
  const Loaded = of.loaded();
  if (Loaded) return <Loaded {...props} />;
  return state.status === 'failed' ? failed(() => void retry()) : waiting;
}
