import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The open tab as part of the address (`?tab=archive`), so that Back and copied links restore it. Unknown values mean
 * the first tab. A change adds a history entry and removes `page`, which belongs to the other tab.
 */
export function useUrlTab<V extends string>(values: readonly [V, ...V[]], name = 'tab'): [V, (value: V) => void] {
  const [params, setParams] = useSearchParams();
  const raw = params.get(name);
  const value = values.find((candidate) => candidate === raw) ?? values[0];
  const change = useCallback(
    (next: V) => {
      setParams((current) => {
        const copy = new URLSearchParams(current);
        if (next === values[0]) copy.delete(name);
        else copy.set(name, next);
        copy.delete('page');
        return copy;
      });
    },
    [name, setParams, values],
  );
  return [value, change];
}
