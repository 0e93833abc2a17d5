import { useCallback, useEffect, useRef, useState } from 'react';

export type Loaded<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed' };

/**
 * Loads a value once, with a retry after a failure.
 * @param wanted delays loading until it is true.
 */
export function useLoaded<T>(load: () => Promise<T>, wanted = true): readonly [Loaded<T>, () => Promise<void>] {
  const [state, setState] = useState<Loaded<T>>({ status: 'loading' });
  const latest = useRef(load);
  latest.current = load;
  const fetchIt = useCallback(async () => {
    try {
      const value = await latest.current();
      setState({ status: 'ready', value });
    } catch {
      setState({ status: 'failed' });
    }
  }, []);
  useEffect(() => {
    if (wanted) void fetchIt();
  }, [wanted, fetchIt]);
  return [state, fetchIt];
}
