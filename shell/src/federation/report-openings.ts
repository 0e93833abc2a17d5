import { reportRowsShown } from '@widya/api-client/telemetry';
import type { RowsReport } from '@widya/contract/telemetry';

/** Milliseconds in which openings are collected. */
const COLLECT = 10_000;

/**
 * Counts how often versions are opened, as the denominator of their failures.
 * @param send called with the openings of ten seconds, once per version.
 */
export function countOpenings(send: (report: RowsReport) => void): (remote: string, version: string) => void {
  const counts = new Map<string, RowsReport & { readonly openings: number }>();

  function flush(): void {
    for (const report of counts.values()) send(report);
    counts.clear();
  }

  return (remote, version) => {
    if (counts.size === 0) setTimeout(flush, COLLECT);
    const key = `${remote} ${version}`;
    counts.set(key, { remote, version, ms: null, openings: (counts.get(key)?.openings ?? 0) + 1 });
  };
}

/** Counts an opened screen of this tab. */
export const countOpening = countOpenings((report) => void reportRowsShown(report));
