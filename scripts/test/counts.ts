/** What a step found: single tests where the tool counts them, itself as one where it does not. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface VitestTest {
  readonly status: string;
  readonly failureMessages?: readonly string[];
}

export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly success: boolean;
  readonly testResults: readonly { readonly assertionResults: readonly VitestTest[] }[];
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

/** Tests of one step that may need a second attempt before all of them count as failed. Decision: docs/adr/0014. */
const MOST_UNSTEADY = 4;
const tolerated = (unsteady: number): number => (unsteady <= MOST_UNSTEADY ? unsteady : 0);

/** Tests that passed at a second attempt only, which the configuration of a project may grant: what failed at first is still told. */
export const isUnsteady = ({ status, failureMessages = [] }: VitestTest): boolean =>
  status === 'passed' && failureMessages.length > 0;

/** Tests that are left out count as failures: there are none in this project. So do tests with a second attempt, when they are many. */
export function countsOfVitest(report: VitestReport, code: number | null): Counts {
  const unsteady = report.testResults.flatMap(({ assertionResults }) => assertionResults).filter(isUnsteady).length;
  const refused = unsteady - tolerated(unsteady);
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests + refused;
  return { passed: report.numPassedTests - refused, failed: atLeastOne(failed, code === 0 && report.success) };
}

/** As for Vitest: a test that did not run counts as a failure, a few may pass at a second attempt. */
export function countsOfPlaywright({ stats, errors }: PlaywrightReport, code: number | null): Counts {
  const forgiven = tolerated(stats.flaky);
  const failed = stats.unexpected + stats.skipped + stats.flaky - forgiven;
  return { passed: stats.expected + forgiven, failed: atLeastOne(failed, code === 0 && errors.length === 0) };
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
