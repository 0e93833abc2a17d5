import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './chromium.ts';
import {
  type Counts,
  countsOfCheck,
  countsOfPlaywright,
  countsOfVitest,
  type PlaywrightReport,
  type VitestReport,
} from './counts.ts';
import {
  endOf,
  failuresOfPlaywright,
  failuresOfVitest,
  type PlaywrightFiles,
  unsteadyOfPlaywright,
  unsteadyOfVitest,
  type VitestFiles,
} from './failures.ts';
import { type ProgramRun, runProgram } from './run-program.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Logs and reports of a run; not committed. */
export const REPORTS = path.join(ROOT, '.tmp/test');

const MINUTE = 60_000;
const bin = (name: string): string => path.join(ROOT, 'node_modules/.bin', name);

export interface StepResult extends Counts {
  /** Shown when something failed. */
  readonly output: string;
  /** What failed, a line each: said once more at the end of the run. */
  readonly failures: readonly string[];
  /** What passed at a second attempt only: said at the end of every run, so that it is mended. */
  readonly unsteady?: readonly string[];
}

export interface Step {
  readonly name: string;
  readonly run: () => Promise<StepResult>;
}

interface Program {
  readonly command: readonly string[];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly minutes?: number;
}

const launch = (name: string, { command, cwd = ROOT, env = {}, minutes = 3 }: Program): Promise<ProgramRun> =>
  runProgram(command, {
    cwd,
    env: { FORCE_COLOR: '0', PATH: `${bin('')}:${process.env.PATH}`, ...env },
    log: path.join(REPORTS, `${name}.log`),
    limit: minutes * MINUTE,
  });

const outputOf = (run: ProgramRun): string =>
  run.timedOut ? `${run.output}\nIt took too long and was stopped.` : run.output;

/** A program that says with its exit code whether all is well. */
const check = (name: string, program: Program): Step => ({
  name,
  run: async () => {
    const run = await launch(name, program);
    return { ...countsOfCheck(run.code), output: outputOf(run), failures: endOf(outputOf(run)) };
  },
});

/** A program that writes a report in which single tests are counted. Without a report it has failed. */
const suite = <Report>(
  name: string,
  program: (report: string) => Program,
  counts: (report: Report, code: number | null) => Counts,
  failures: (report: Report) => readonly string[],
  unsteady: (report: Report) => readonly string[] = () => [],
): Step => ({
  name,
  run: async () => {
    const file = path.join(REPORTS, `${name}.json`);
    rmSync(file, { force: true });
    const run = await launch(name, program(file));
    const output = outputOf(run);
    if (!existsSync(file)) return { passed: 0, failed: 1, output, failures: endOf(output) };
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const named = failures(report);
    return {
      ...counts(report, run.code),
      output,
      failures: named.length > 0 ? named : endOf(output),
      unsteady: unsteady(report),
    };
  },
});

const vitest = (name: string, options: readonly string[]): Step =>
  suite<VitestReport & VitestFiles>(
    name,
    (report) => ({
      command: [
        bin('vitest'),
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...options,
      ],
      minutes: 25,
    }),
    countsOfVitest,
    failuresOfVitest,
    unsteadyOfVitest,
  );

const browser = (step: Step): Step => ({
  ...step,
  run: async () => {
    const missing = ensureChromium();
    return missing === null ? step.run() : { passed: 0, failed: 1, output: missing, failures: [missing] };
  },
});

/** A hint for whoever has the specification beside the project; nobody else needs it. */
function specification(): readonly Step[] {
  const script = path.join(ROOT, '../shared/spec/check_spec_coverage.mjs');
  return existsSync(script)
    ? [check('specification', { command: [process.execPath, script, ROOT, '--limit', '0'] })]
    : [];
}

const DESIGN_SYSTEM = path.join(ROOT, 'packages/design-system');

/** Everything that is tested, in the order that tells soonest what is wrong. */
export const STEPS: readonly Step[] = [
  // Each further checker works out the types of the contract once more.
  check('types', { command: [bin('tsc'), '-b', '--checkers', '1'], minutes: 10 }),
  check('lint', { command: [bin('biome'), 'check', '--error-on-warnings', '--max-diagnostics=50', '.'] }),
  check('sources', { command: [process.execPath, 'scripts/checks/check-sources.ts'] }),
  check('unused', { command: [bin('knip'), '--no-progress'] }),
  ...specification(),
  // All cores: by itself it leaves one free, which is half of a small machine.
  vitest('unit', ['--project=!server', '--maxWorkers=100%']),
  vitest('server', ['--project=server']),
  check('stories-build', {
    command: [
      path.join(DESIGN_SYSTEM, 'node_modules/.bin/storybook'),
      'build',
      '--quiet',
      '--disable-telemetry',
      '-o',
      'storybook-static',
    ],
    cwd: DESIGN_SYSTEM,
  }),
  browser(
    check('stories', { command: [process.execPath, 'scripts/check-stories.ts'], cwd: DESIGN_SYSTEM, minutes: 30 }),
  ),
  browser(
    suite<PlaywrightReport & PlaywrightFiles>(
      'pictures',
      (report) => ({
        command: [path.join(DESIGN_SYSTEM, 'node_modules/.bin/playwright'), 'test'],
        cwd: DESIGN_SYSTEM,
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
        minutes: 20,
      }),
      countsOfPlaywright,
      failuresOfPlaywright,
    ),
  ),
  check('sizes', { command: [process.execPath, 'scripts/check-sizes.ts'], cwd: DESIGN_SYSTEM, minutes: 6 }),
  check('build', { command: [process.execPath, 'scripts/build.ts'], minutes: 10 }),
  browser(
    suite<PlaywrightReport & PlaywrightFiles>(
      'end-to-end',
      (report) => ({
        command: [path.join(ROOT, 'packages/e2e/node_modules/.bin/playwright'), 'test'],
        cwd: path.join(ROOT, 'packages/e2e'),
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
        minutes: 40,
      }),
      countsOfPlaywright,
      failuresOfPlaywright,
      unsteadyOfPlaywright,
    ),
  ),
];
