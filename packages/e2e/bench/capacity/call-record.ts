import { percentile } from '../statistics.ts';

/** Calls of one name. */
export interface StepSummary {
  readonly step: string;
  readonly calls: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** Collects the calls of a scenario. */
export interface CallRecord {
  /** @param code null for a call that succeeded */
  readonly add: (step: string, ms: number, code: string | null) => void;
  readonly steps: () => readonly StepSummary[];
  /** Failed calls by step and code: `register 503 NOT_READY`. */
  readonly errors: () => Readonly<Record<string, number>>;
  readonly total: () => number;
}

export function openCallRecord(): CallRecord {
  const times = new Map<string, number[]>();
  const failed = new Map<string, number>();
  return {
    add: (step, ms, code) => {
      const list = times.get(step);
      if (list) list.push(ms);
      else times.set(step, [ms]);
      if (code !== null) failed.set(`${step} ${code}`, (failed.get(`${step} ${code}`) ?? 0) + 1);
    },
    steps: () =>
      [...times].map(([step, all]) => ({
        step,
        calls: all.length,
        p50: Math.round(percentile(all, 50)),
        p95: Math.round(percentile(all, 95)),
        p99: Math.round(percentile(all, 99)),
      })),
    errors: () => Object.fromEntries(failed),
    total: () => [...times.values()].reduce((sum, { length }) => sum + length, 0),
  };
}
