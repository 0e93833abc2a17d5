import { useCallback, useLayoutEffect, useRef } from 'react';
import {
  type NavigateFunction,
  type NavigateOptions,
  type To,
  useNavigate as useLatestNavigate,
} from 'react-router-dom';

/** The library's `useNavigate` with one function for the life of the component, so that effects may depend on it. */
export function useNavigate(): NavigateFunction {
  const navigate = useLatestNavigate();
  const latest = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = navigate;
  });
  return useCallback((to: To | number, options?: NavigateOptions) => {
    if (typeof to === 'number') return latest.current(to);
    return latest.current(to, options);
  }, []);
}
