import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/http/transaction.ts';
import { countOf, medianOf } from './rows-buckets.ts';

/** What browsers reported of a version. */
export interface ReportSum {
  readonly failures: number;
  readonly lists: number;
  /** Median seconds to the first rows; null without a list. */
  readonly seconds: number | null;
}

interface Row extends Record<string, unknown> {
  readonly remote: string;
  readonly version: string;
  readonly failures: number;
  readonly seen_at: Date | string;
  readonly rows: readonly number[];
}

/** The reports of all versions, by remote. */
export interface ReportSums {
  readonly of: (remote: string, version: string) => ReportSum;
  /** Versions of a remote that came from elsewhere, with the time of their last report. */
  readonly overridesOf: (remote: string) => { readonly origin: string; readonly seen_at: string }[];
}

/** Days of reports that are shown; older ones are deleted. */
export const REPORT_DAYS = 7;

const NOTHING: ReportSum = { failures: 0, lists: 0, seconds: null };

/**
 * Origin of an override, whose version the shell writes as `dev@http://localhost:3101`; null for published versions.
 */
export const originOfVersion = (version: string): string | null => /@(https?:\/\/.+)$/.exec(version)?.[1] ?? null;

/** Sums the reports of the last seven days from all servers. */
export async function sumReports(tx: Tx, now: Date): Promise<ReportSums> {
  const since = sql`${now.toISOString()}::timestamptz - make_interval(days => ${REPORT_DAYS})`;
  const { rows } = await tx.execute<Row>(sql`
    with lately as (select * from remote_reports where minute > ${since}),
    counts as (
      select remote, version, at, sum(n)::int as n
        from lately, unnest(lately.rows) with ordinality as bucket(n, at)
       group by remote, version, at),
    buckets as (select remote, version, array_agg(n order by at) as rows from counts group by remote, version)
    select remote, version, sum(lately.failures)::int as failures, max(lately.minute) as seen_at, buckets.rows
      from lately join buckets using (remote, version)
     group by remote, version, buckets.rows
     order by seen_at desc`);
  const sums = new Map(
    rows.map(({ remote, version, failures, rows: counts }) => [
      `${remote} ${version}`,
      { failures, lists: countOf(counts), seconds: countOf(counts) === 0 ? null : medianOf(counts) },
    ]),
  );
  return {
    of: (remote, version) => sums.get(`${remote} ${version}`) ?? NOTHING,
    overridesOf: (remote) => {
      const latest = new Map<string, string>();
      for (const row of rows) {
        const origin = row.remote === remote ? originOfVersion(row.version) : null;
        if (origin !== null && !latest.has(origin)) latest.set(origin, new Date(row.seen_at).toISOString());
      }
      return [...latest].map(([origin, seen_at]) => ({ origin, seen_at }));
    },
  };
}
