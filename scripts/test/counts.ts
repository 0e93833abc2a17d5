/** What a step found: single tests where the tool counts them, itself as one where it does not. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly success: boolean;
}

export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

/** A run that ended badly has at least one failure, even where the tool counted none (a file that could not be loaded). */
const atLeastOne = (failed: number, fine: boolean): number => (fine ? failed : Math.max(failed, 1));

/** A check that counts nothing is one test. */
export const countsOfCheck = (code: number | null): Counts =>
  code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** Tests that are left out count as failures: there are none in this project. */
export function countsOfVitest(report: VitestReport, code: number | null): Counts {
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: atLeastOne(failed, code === 0 && report.success) };
}

/** Journeys of a hundred that may need a second attempt before the run counts them as failed. */
const UNSTEADY_PER_HUNDRED = 1;

/**
 * A test that did not run counts as a failure. One that passed at a second attempt (where the suite's configuration grants one)
 * counts as passed while such tests are few; more of them are a fault of the product or of the suite, and all of them fail.
 */
export function countsOfPlaywright({ stats, errors }: PlaywrightReport, code: number | null): Counts {
  const all = stats.expected + stats.unexpected + stats.flaky + stats.skipped;
  const tolerated = stats.flaky * 100 <= all * UNSTEADY_PER_HUNDRED;
  const failed = stats.unexpected + stats.skipped + (tolerated ? 0 : stats.flaky);
  return {
    passed: stats.expected + (tolerated ? stats.flaky : 0),
    failed: atLeastOne(failed, code === 0 && errors.length === 0),
  };
}

/** The sum of several steps. */
export const sumOf = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
});

/** The last line of the run. */
export const lastLine = ({ passed, failed }: Counts): string => `${passed} passed, ${failed} failed`;

/** The run is good when nothing failed and something ran. */
export const isGood = ({ passed, failed }: Counts): boolean => failed === 0 && passed > 0;
