import type { Registry } from '@widya/contract/routing/registry';
import { registryFor } from '@widya/contract/routing/registry-for';
import type pg from 'pg';
import { callerKey } from '../../platform/auth/caller.ts';
import { findCaller } from '../../platform/auth/find-caller.ts';
import type { Config } from '../../platform/config/config.ts';
import type { ReportCounts } from './judge-candidate.ts';
import { releasesOf } from './releases.ts';
import { rowsOf } from './rows-buckets.ts';
import { originOfVersion } from './sum-reports.ts';

/** What a browser reports of a version. */
export interface BrowserReport {
  readonly remote: string;
  readonly version: string | null;
  readonly openings: number;
  readonly failures: number;
  /** Seconds to the first rows; null without rows. */
  readonly seconds: number | null;
}

export interface ReportSource {
  readonly pool: pg.Pool;
  readonly config: Config;
  readonly bearer: string | null;
  readonly now: Date;
}

/** Minutes of reports that are compared. */
const WINDOW_MINUTES = 10;

/** Reports of one account per minute and server that count; one tab sends a few. */
const ACCOUNT_REPORTS_PER_MINUTE = 30;

const COUNT = `
  insert into remote_reports as stored (remote, version, minute, openings, failures, rows)
  values ($1, $2, date_trunc('minute', $3::timestamptz), $4, $5, $6)
  on conflict (remote, version, minute) do update set
    openings = stored.openings + excluded.openings,
    failures = stored.failures + excluded.failures,
    rows = array(select a + b from unnest(stored.rows, excluded.rows) with ordinality as both_rows(a, b, at) order by at)`;

const READ = `
  select version, openings, failures, rows from remote_reports
   where remote = $1 and minute > $2::timestamptz - make_interval(mins => ${WINDOW_MINUTES})`;

/** Reports of each account in the current minute. */
const counted = { minute: 0, accounts: new Map<string, number>() };

function isWithinLimit(account: string, now: Date): boolean {
  const minute = Math.floor(now.getTime() / 60_000);
  if (counted.minute !== minute) {
    counted.minute = minute;
    counted.accounts.clear();
  }
  const reports = (counted.accounts.get(account) ?? 0) + 1;
  counted.accounts.set(account, reports);
  return reports <= ACCOUNT_REPORTS_PER_MINUTE;
}

/** Whether the registry gives the version of a remote to an account. */
const givesVersion = (
  registry: Registry,
  account: Parameters<typeof registryFor>[1],
  { remote, version }: BrowserReport,
) => registryFor(registry, account).remotes.some(({ name, current }) => name === remote && current.version === version);

/** Whether a version comes from an origin from which this installation allows to load remotes. */
function isAllowedOverride(config: Config, version: string | null): boolean {
  const origin = version === null ? null : originOfVersion(version);
  return origin !== null && config.overrideOrigins.includes(origin);
}

/**
 * Counts a report, for comparing a candidate with the live version and for the screen Rilis. Because anybody can send
 * reports, only those of signed-in accounts count that get the reported version or load it from an allowed origin, and
 * only a limited number of each account per minute.
 */
export async function countReport({ pool, config, bearer, now }: ReportSource, report: BrowserReport): Promise<void> {
  const registry = await releasesOf(config)
    .registry()
    // The watch of candidates logs an unreachable bucket; here it is ignored.
    .catch(() => null);
  const isPublished = registry?.remotes.some(({ name }) => name === report.remote);
  if (!registry || !isPublished || bearer === null) return;
  const caller = await findCaller(pool, bearer, now);
  if (caller === null) return;
  if (!givesVersion(registry, caller, report) && !isAllowedOverride(config, report.version)) return;
  if (!isWithinLimit(callerKey(caller), now)) return;
  const { remote, version, openings, failures, seconds } = report;
  await pool.query(COUNT, [remote, version, now, openings, failures, rowsOf(seconds)]);
}

/** Sums the reports of a version in the last ten minutes, from all servers. */
export async function readCounts(pool: pg.Pool, remote: string, now: Date): Promise<(version: string) => ReportCounts> {
  const { rows: all } = await pool.query<ReportCounts & { version: string }>(READ, [remote, now]);
  return (version) =>
    all
      .filter((row) => row.version === version)
      .reduce<ReportCounts>(
        (sum, row) => ({
          openings: sum.openings + row.openings,
          failures: sum.failures + row.failures,
          rows: row.rows.map((count, at) => count + (sum.rows[at] ?? 0)),
        }),
        { openings: 0, failures: 0, rows: [] },
      );
}
