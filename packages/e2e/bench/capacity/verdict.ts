import type { StepSummary } from './call-record.ts';
import { limitOf, type Must } from './scenarios.ts';

/** A resource over the time of a scenario. */
export interface Resource {
  readonly name: string;
  /** From here on it counts as full. */
  readonly full: number;
  /** Samples in the order of time. */
  readonly samples: readonly { readonly second: number; readonly value: number }[];
  /** The value as people read it: `97 % of a core`. */
  readonly show: (value: number) => string;
}

export interface Outcome {
  readonly must: Must;
  readonly seconds: number;
  /** Planned time from the first to the last arrival, seconds. */
  readonly planned: number;
  readonly steps: readonly StepSummary[];
  readonly errors: Readonly<Record<string, number>>;
  readonly calls: number;
  /** What else did not happen: `12 mails never arrived`. */
  readonly missing: readonly string[];
}

/** What the scenario missed; empty when it held. */
export function missesOf({ must, seconds, planned, steps, errors, calls, missing }: Outcome): readonly string[] {
  const failed = Object.values(errors).reduce((sum, count) => sum + count, 0);
  const latest = planned * 1.1 + must.late;
  return [
    ...steps.flatMap(({ step, p95 }) => {
      const limit = limitOf(must, step);
      return limit !== undefined && p95 > limit ? [`${step} p95 ${p95} ms, not ${limit}`] : [];
    }),
    ...(failed > must.errors * calls ? [`${failed} of ${calls} calls failed`] : []),
    ...(seconds > latest ? [`finished in ${Math.round(seconds)} s, not ${Math.round(latest)}`] : []),
    ...missing,
  ];
}

const highest = ({ samples }: Resource): number => samples.reduce((most, { value }) => Math.max(most, value), 0);

/** A resource counts as full in its second full sample, since one may be chance. */
const fullSince = ({ samples, full }: Resource): number =>
  samples.filter(({ value }) => value >= full)[1]?.second ?? Number.POSITIVE_INFINITY;

const shown = (resource: Resource): string => `${resource.name}, ${resource.show(highest(resource))}`;

/** Full resources in a verdict: what was full later may be the cause where other programs were first. */
const SHOWN = 3;

/** One line: 'held', or the resources in the order in which they were full, and what was missed. */
export function verdictOf(outcome: Outcome, resources: readonly Resource[]): string {
  const misses = missesOf(outcome);
  const byLoad = resources.toSorted((a, b) => highest(b) / b.full - highest(a) / a.full);
  if (misses.length === 0) {
    const [fullest] = byLoad;
    return fullest === undefined ? 'held' : `held; fullest: ${shown(fullest)}`;
  }
  const full = byLoad
    .filter((each) => fullSince(each) < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => fullSince(a) - fullSince(b))
    .slice(0, SHOWN)
    .map(shown);
  return `broke first: ${full.join('; then ') || 'no resource was full'} (${misses.join('; ')})`;
}
