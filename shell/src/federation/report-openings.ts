import type { RowsReport } from '@widya/contract/telemetry';

/** Milliseconds in which openings are collected, so that the rows report of a list can include the first one. */
const COLLECT = 10_000;

export interface Openings {
  /** Counts an opened screen. */
  readonly opened: (remote: string, version: string) => void;
  /** Returns the openings of a version, for a report that is sent anyway, and resets their number. */
  readonly take: (remote: string, version: string) => number;
}

/**
 * Counts how often versions are opened, as the denominator of their failures, and reports what no rows report included.
 */
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
