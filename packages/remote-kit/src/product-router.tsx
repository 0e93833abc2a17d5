import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  Router,
} from 'react-router-dom';
import { createGuardedHistory, type GuardedHistory } from './internal/guarded-history.ts';
import { HistoryContext } from './internal/history-context.ts';

/** The address of the browser. */
export const browserHistory = (): GuardedHistory => createGuardedHistory(createBrowserHistory({ v5Compat: true }));

/** An address in memory, for stories and tests. */
export const memoryHistory = (url: string): GuardedHistory =>
  createGuardedHistory(createMemoryHistory({ initialEntries: [url], v5Compat: true }));

export interface ProductRouterProps {
  readonly history: GuardedHistory;
  readonly children: ReactNode;
}

/**
 * The router around the product. It does without the library's data router, because the product has a single route for
 * all paths, which uses none of its features.
 */
export function ProductRouter({ history, children }: ProductRouterProps) {
  const [{ action, location }, setCurrent] = useState({ action: history.action, location: history.location });
  useLayoutEffect(
    () =>
      history.listen(() => {
        const current = { action: history.action, location: history.location };
        startTransition(() => setCurrent(current));
      }),
    [history],
  );
  return (
    <HistoryContext value={history}>
      <Router navigator={history.navigator} navigationType={action} location={location}>
        {children}
      </Router>
    </HistoryContext>
  );
}
