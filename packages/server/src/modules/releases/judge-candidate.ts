import { countOf, medianOf } from './rows-buckets.ts';

/** What browsers reported of a version in the last minutes. */
export interface ReportCounts {
  readonly openings: number;
  readonly failures: number;
  /** First rows by time, one count per bucket. */
  readonly rows: readonly number[];
}

/** Why a candidate is withdrawn, with the compared figures: parts of 1, or seconds. */
export interface WithdrawalReason {
  readonly kind: 'failures' | 'slow';
  readonly candidate: number;
  readonly current: number;
  /** Number of reports of the candidate that it is based on. */
  readonly reports: number;
}

/** Fewer failures can be one person's network. */
const LEAST_FAILURES = 10;
/** A candidate that fails once in twenty openings more often than the live version is noticed by people. */
const RATE_BOUND = 0.05;
/** Where the live version fails often, for example because of the network, as much more is chance. */
const RATE_FACTOR = 2;
/** Medians of fewer lists differ by chance. */
const LEAST_ROWS = 20;
/** A list that takes twice as long, and a second more, is a fault and not a slower computer. */
const SLOW_FACTOR = 2;
const SLOW_SECONDS = 1;

const rateOf = ({ openings, failures }: ReportCounts): number =>
  failures === 0 ? 0 : failures / (openings + failures);

/**
 * Whether a candidate is so much worse than the live version that it is withdrawn.
 * @returns null when it stays.
 */
export function reasonToWithdraw(candidate: ReportCounts, current: ReportCounts): WithdrawalReason | null {
  const [rate, liveRate] = [rateOf(candidate), rateOf(current)];
  if (candidate.failures >= LEAST_FAILURES && rate - liveRate > RATE_BOUND && rate > liveRate * RATE_FACTOR)
    return { kind: 'failures', candidate: rate, current: liveRate, reports: candidate.failures };
  const rows = countOf(candidate.rows);
  if (rows < LEAST_ROWS || countOf(current.rows) < LEAST_ROWS) return null;
  const [median, liveMedian] = [medianOf(candidate.rows), medianOf(current.rows)];
  if (median < liveMedian * SLOW_FACTOR || median - liveMedian < SLOW_SECONDS) return null;
  return { kind: 'slow', candidate: median, current: liveMedian, reports: rows };
}
