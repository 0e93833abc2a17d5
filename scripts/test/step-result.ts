import type { TestCase } from './junit.ts';

/** Result of a step, stored in `.tmp/test/<step>.json`. */
export interface StepResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  /** A line per failure: the test, and the first line of its cause. */
  readonly failures: readonly string[];
  /** A line per cause that several failures share. */
  readonly causes: readonly string[];
  /** A line per test that passed on a retry. */
  readonly retried: readonly string[];
  /** What the step could not check although it passed. */
  readonly notices: readonly string[];
  readonly wallSeconds: number;
  readonly cpuSeconds: number;
}

/** How a program ended. */
export interface Ending {
  /** Null when the program was stopped. */
  readonly code: number | null;
  readonly output: string;
}

/** Prefix of lines with which a program reports what it could not check. */
export const NOTICE = 'Not checked: ';

/** What a program reported it could not check. */
export const noticesIn = (output: string): readonly string[] =>
  output.split('\n').flatMap((line) => (line.startsWith(NOTICE) ? [line.slice(NOTICE.length)] : []));

const LAST_LINES = 12;

/** The last lines of output, for a program that reports no failed test. */
export const endOf = (output: string): readonly string[] =>
  output
    .trimEnd()
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-LAST_LINES);

const plainText = (text: string): string => text.replaceAll(/[\s>›]+/g, ' ').trim();

/** The first line of a cause with information beyond the name of the test. */
const reasonOf = ({ title, cause }: TestCase): string =>
  cause
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '' && plainText(line) !== plainText(title)) ?? 'no cause given';

const lineOf = (test: TestCase): string => `${test.file} › ${test.title}: ${reasonOf(test)}`;

const SHARED_CAUSES = 5;

/** Causes that several failed tests share, most frequent first. */
function sharedCauses(failed: readonly TestCase[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const reason of failed.map(reasonOf)) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > 1)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, SHARED_CAUSES)
    .map(([reason, count]) => `${count} × ${reason}`);
}

/**
 * Counts the tests of a step.
 * @param cases null when the step wrote no report, which is a failure.
 * @param retries how many tests may pass on a retry; if more do, all of them count as failed.
 * @param mayBeEmpty whether running no test is fine, as with `--changed`.
 */
export function countTests(
  cases: readonly TestCase[] | null,
  { code, output }: Ending,
  retries: number,
  mayBeEmpty: boolean,
): Pick<StepResult, 'passed' | 'failed' | 'failures' | 'causes' | 'retried'> {
  const nothing = (what: string) => ({
    passed: 0,
    failed: 1,
    failures: [what, ...endOf(output)],
    causes: [],
    retried: [],
  });
  if (cases === null) return nothing('It wrote no report.');
  if (cases.length === 0 && !(mayBeEmpty && code === 0)) return nothing('It ran no test.');
  const retried = cases.filter(({ status }) => status === 'retried');
  const refused = retried.length > retries ? retried : [];
  const broken = [...cases.filter(({ status }) => status === 'failed'), ...refused];
  const named = broken.map(lineOf);
  // A program that ended with an error has failed even without a failed test.
  const failures = named.length > 0 || code === 0 ? named : endOf(output);
  const failed = code === 0 ? named.length : Math.max(named.length, 1);
  return {
    passed: cases.length - named.length,
    failed,
    failures,
    causes: sharedCauses(broken),
    retried: retried.map(lineOf),
  };
}

/** The last line of the output of a step and of a run: `6 passed, 2 failed`. */
export const countsText = ({ passed, failed }: Pick<StepResult, 'passed' | 'failed'>): string =>
  `${passed} passed, ${failed} failed`;

/** Sums up several steps. */
export const sumOf = (results: readonly StepResult[]): Pick<StepResult, 'passed' | 'failed'> => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
});

/** Whether nothing failed and something ran. */
export const isSuccessful = ({ passed, failed }: Pick<StepResult, 'passed' | 'failed'>): boolean =>
  failed === 0 && passed > 0;

/** A row of the table of steps. */
export const tableRow = (result: StepResult): string =>
  `${result.failed > 0 ? '✗' : '✓'} ${result.name.padEnd(14)} ${result.wallSeconds.toFixed(1).padStart(7)} s wall ${result.cpuSeconds
    .toFixed(1)
    .padStart(8)} s CPU   ${countsText(result)}`;
