import type { RowsReport } from '@widya/contract/telemetry';

/** Milliseconds in which openings are collected, so that a list's rows report takes the first one along. */
const COLLECT = 10_000;

export interface Openings {
  /** Counts a screen that came up. */
  readonly opened: (remote: string, version: string) => void;
  /** Takes the openings of a version, for a report that is sent anyway. */
  readonly take: (remote: string, version: string) => number;
}

/** Counts how often versions come up, as the denominator of their failures, and reports what no rows report took. */
export function countOpenings(send: (report: RowsReport) => void): Openings {
  const counts = new Map<string, RowsReport & { readonly openings: number }>();
  const keyOf = (remote: string, version: string) => `${remote} ${version}`;

  function flush(): void {
    for (const report of counts.values()) send(report);
    counts.clear();
  }

  return {
    opened: (remote, version) => {
      if (counts.size === 0) setTimeout(flush, COLLECT);
      const key = keyOf(remote, version);
      counts.set(key, { remote, version, ms: null, openings: (counts.get(key)?.openings ?? 0) + 1 });
    },
    take: (remote, version) => {
      const openings = counts.get(keyOf(remote, version))?.openings ?? 0;
      counts.delete(keyOf(remote, version));
      return openings;
    },
  };
}
