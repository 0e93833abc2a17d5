import { printTable } from '../table.ts';
import type { StepSummary } from './call-record.ts';
import type { Done, Load } from './load.ts';
import { limitOf } from './scenarios.ts';
import { type Resource, verdictOf } from './verdict.ts';

const rounded = (value: number): number => Number(value.toFixed(1));

const PROCESSOR = 'processor of ';

const meanOf = ({ samples }: Resource): number =>
  samples.reduce((sum, { value }) => sum + value, 0) / Math.max(1, samples.length);

const mostOf = ({ samples }: Resource): number => samples.reduce((most, { value }) => Math.max(most, value), 0);

/** Processor time of a resource for each completed registration, certificate or mail, milliseconds. */
const costOf = (resource: Resource, completed: number): number =>
  (meanOf(resource) * 1_000 * (resource.samples.at(-1)?.second ?? 0)) / Math.max(1, completed);

/** `server 1 12 ms, PostgreSQL 9 ms`. */
const costs = (resources: readonly Resource[], completed: number): string =>
  resources
    .filter(({ name }) => name.startsWith(PROCESSOR))
    .map((each) => `${each.name.slice(PROCESSOR.length)} ${rounded(costOf(each, completed))} ms`)
    .join(', ');

/** One row of the table at the end. */
export type Result = Readonly<Record<'servers' | 'scenario' | 'offered' | 'reached' | 'verdict', string>>;

const rowOf = ({ step, calls, p50, p95, p99 }: StepSummary, limit: number | undefined) => ({
  call: step,
  calls,
  'p50 ms': p50,
  'p95 ms': p95,
  'p99 ms': p99,
  'must p95 ms': limit ?? '',
});

/** Prints what a scenario did. @returns its row of the table at the end */
export function reportScenario(
  { scenario, record, installation }: Load,
  done: Done,
  resources: readonly Resource[],
): Result {
  const servers = String(installation.servers.length);
  const offered = scenario.people / scenario.seconds;
  const reached = done.completed / Math.max(0.1, done.seconds);
  const steps = record.steps();
  const errors = record.errors();
  console.log(`\n${scenario.name}, ${servers} ${servers === '1' ? 'server' : 'servers'}: ${scenario.title}`);
  console.log(
    `offered ${scenario.people} in ${rounded(scenario.seconds)} s (${rounded(offered)} a second), completed ` +
      `${done.completed} in ${rounded(done.seconds)} s (${rounded(reached)} a second)`,
  );
  if (steps.length > 0)
    printTable(
      'Calls, from their planned start',
      steps.map((step) => rowOf(step, limitOf(scenario.must, step.step))),
    );
  console.log(
    `errors: ${
      Object.entries(errors)
        .map(([code, count]) => `${count} × ${code}`)
        .join(', ') || 'none'
    }`,
  );
  printTable(
    'Resources',
    resources.map((each) => ({ resource: each.name, mean: each.show(meanOf(each)), most: each.show(mostOf(each)) })),
  );
  console.log(`processor time of each completed: ${costs(resources, done.completed)}`);
  const outcome = { must: scenario.must, planned: scenario.seconds, calls: record.total(), steps, errors, ...done };
  const verdict = verdictOf(outcome, resources);
  console.log(verdict);
  return {
    servers,
    scenario: scenario.name,
    offered: `${rounded(offered)} / s`,
    reached: `${rounded(reached)} / s`,
    verdict,
  };
}
