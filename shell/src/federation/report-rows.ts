import { traceHeaders } from '@widya/api-client/trace-headers';
import { matchRoute } from '@widya/contract/routing/match-route';
import type { RegistryRemote } from '@widya/contract/routing/registry';
import { ROWS_REPORT_DELAY, type RowsReport } from '@widya/contract/telemetry';

/** Longest reported time; longer ones come from people who waited or typed, and from sleeping tabs. */
const LONGEST = 60_000;

interface Visit {
  readonly remotes: readonly RegistryRemote[];
  /** Path at which the page was opened. */
  readonly opened: string;
  readonly path: string;
  /** When the first rows were shown, in ms since the navigation. */
  readonly at: number;
}

/** What to report about the first rows of a page; null unless they belong to the address that was opened. */
export function rowsReport({ remotes, opened, path, at }: Visit): RowsReport | null {
  const match = opened === path && at <= LONGEST ? matchRoute(remotes, path) : null;
  return match && { remote: match.remote.name, version: match.remote.current.version, ms: Math.round(at) };
}

/** Reports once how long the first rows took, for pages that were opened signed in and in front. */
export function watchFirstRows(
  remotes: () => readonly RegistryRemote[],
  send: (report: RowsReport, trace: Readonly<Record<string, string>>) => void,
): void {
  if (window.__WIDYA__.session === null || document.hidden) return;
  const opened = location.pathname;
  new PerformanceObserver((list, observer) => {
    const [mark] = list.getEntriesByName('widya:rows');
    if (!mark) return;
    observer.disconnect();
    const report = rowsReport({ remotes: remotes(), opened, path: location.pathname, at: mark.startTime });
    if (report) setTimeout(send, ROWS_REPORT_DELAY, report, traceHeaders());
  }).observe({ type: 'mark', buffered: true });
}
