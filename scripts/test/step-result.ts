import type { TestCase } from './junit.ts';

/** What a step found, as it lies in `.tmp/test/<step>.json`. */
export interface StepResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  /** A line for each failure: which test, and the first line of the cause. */
  readonly failures: readonly string[];
  /** A line for each test that passed on a retry. */
  readonly retried: readonly string[];
  readonly wallSeconds: number;
  readonly cpuSeconds: number;
}

/** How a program ended. */
export interface Ending {
  /** Null when it was stopped. */
  readonly code: number | null;
  readonly output: string;
}

const LAST_LINES = 12;

/** The last lines of a program that names no failed test. */
export const endOf = (output: string): readonly string[] =>
  output
    .trimEnd()
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-LAST_LINES);

const lineOf = ({ file, title, cause }: TestCase): string =>
  `${file} › ${title}: ${
    cause
      .split('\n')
      .find((line) => line.trim() !== '')
      ?.trim() ?? 'no cause given'
  }`;

/**
 * Counts the tests of a step.
 * @param cases null when the step wrote no report: it has failed then.
 * @param retries how many tests may pass on a retry; if more do, all of them count as failed.
 * @param mayBeEmpty whether no test at all is fine, as when only changes are tested.
 */
export function countTests(
  cases: readonly TestCase[] | null,
  { code, output }: Ending,
  retries: number,
  mayBeEmpty: boolean,
): Pick<StepResult, 'passed' | 'failed' | 'failures' | 'retried'> {
  if (cases === null) return { passed: 0, failed: 1, failures: ['It wrote no report.', ...endOf(output)], retried: [] };
  if (cases.length === 0 && !(mayBeEmpty && code === 0))
    return { passed: 0, failed: 1, failures: ['It ran no test.', ...endOf(output)], retried: [] };
  const retried = cases.filter(({ status }) => status === 'retried');
  const refused = retried.length > retries ? retried : [];
  const named = [...cases.filter(({ status }) => status === 'failed'), ...refused].map(lineOf);
  // A run that ended badly has failed even where no test has.
  const failures = named.length > 0 || code === 0 ? named : endOf(output);
  const failed = code === 0 ? named.length : Math.max(named.length, 1);
  return { passed: cases.length - named.length, failed, failures, retried: retried.map(lineOf) };
}

/** The last line of a step and of the run. */
export const lastLine = ({ passed, failed }: Pick<StepResult, 'passed' | 'failed'>): string =>
  `${passed} passed, ${failed} failed`;

/** Sums up several steps. */
export const sumOf = (results: readonly StepResult[]): Pick<StepResult, 'passed' | 'failed'> => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
});

/** A run is good when nothing failed and something ran. */
export const isGood = ({ passed, failed }: Pick<StepResult, 'passed' | 'failed'>): boolean =>
  failed === 0 && passed > 0;

/** One line of the table of steps. */
export const tableLine = (result: StepResult): string =>
  `${result.failed > 0 ? '✗' : '✓'} ${result.name.padEnd(14)} ${result.wallSeconds.toFixed(1).padStart(7)} s wall ${result.cpuSeconds
    .toFixed(1)
    .padStart(8)} s CPU   ${lastLine(result)}`;
