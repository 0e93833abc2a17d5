import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');
/** Folder of logs and reports; not committed. */
export const REPORTS = path.join(ROOT, '.tmp/test');

/** Limits of a step under `--changed`: test files of Jest, story files or Playwright suites. */
export type Selection = readonly string[];

export interface Step {
  /** `pnpm test <name>`; the script in package.json and the task in turbo.json are named `check:<name>`. */
  readonly name: string;
  readonly command: (selected: Selection | null, isPart: boolean) => readonly string[];
  readonly env?: (report: string, selected: Selection | null) => Readonly<Record<string, string>>;
  /** Relative to the root. */
  readonly cwd?: string;
  /** Whether it writes JUnit XML with single tests; otherwise the step counts as one test. */
  readonly isSuite?: boolean;
  readonly needsBrowser?: boolean;
  /** Whether it starts installations on several machines, with PgBouncer and nginx. */
  readonly needsMachines?: boolean;
  /** Number of tests that may pass on a retry. */
  readonly retries?: number;
}

const DESIGN_SYSTEM = 'packages/design-system';
const E2E = 'packages/e2e';

const bin = (name: string, folder = ''): string => path.join(ROOT, folder, 'node_modules/.bin', name);

/** `title` is the format of a test's title in the report. */
const jest = (name: string, config: string, title: string): Step => ({
  name,
  isSuite: true,
  command: (files) => [
    process.execPath,
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    '--import',
    './packages/testing/jest/native-hooks.ts',
    'node_modules/jest/bin/jest.js',
    '-c',
    config,
    // Jest's default leaves one core free, which is half of a small machine.
    '--maxWorkers=100%',
    '--reporters=default',
    '--reporters=jest-junit',
    '--reporters=./scripts/test/todo-reporter.ts',
    '--reporters=./scripts/test/long-files-reporter.ts',
    ...(files ? ['--runTestsByPath', ...files] : []),
  ],
  env: (report) => ({
    JEST_JUNIT_OUTPUT_FILE: report,
    JEST_JUNIT_CLASSNAME: '{filepath}',
    JEST_JUNIT_TITLE: title,
    JEST_JUNIT_REPORT_TEST_SUITE_ERRORS: 'true',
  }),
});

/** Story files to build and to visit, one per line, read by the configurations of Storybook and Playwright. */
const storyFiles = (selected: Selection | null): Readonly<Record<string, string>> =>
  selected ? { STORY_FILES: selected.join('\n') } : {};

const playwright = (
  name: string,
  folder: string,
  args: (selected: Selection | null) => readonly string[],
  settings: Partial<Step> = {},
): Step => ({
  name,
  isSuite: true,
  needsBrowser: true,
  cwd: folder,
  command: (selected) => [bin('playwright', folder), 'test', '--reporter=list,junit', ...args(selected)],
  env: (report) => ({ PLAYWRIGHT_JUNIT_OUTPUT_FILE: report, PLAYWRIGHT_JUNIT_INCLUDE_RETRIES: '1' }),
  ...settings,
});

const CHECKS: readonly Step[] = [
  {
    name: 'types',
    // Each additional checker would compute the types of the contract again. Without --force a new version of a library
    // goes unnoticed.
    command: (_, isPart) => [bin('tsc'), '-b', '--pretty', 'false', '--checkers', '1', ...(isPart ? [] : ['--force'])],
  },
  { name: 'build', command: () => [process.execPath, 'scripts/build.ts', '--sbom'] },
  {
    name: 'stories-build',
    cwd: DESIGN_SYSTEM,
    command: () => [
      bin('storybook', DESIGN_SYSTEM),
      'build',
      '--quiet',
      '--disable-telemetry',
      '-o',
      'storybook-static',
    ],
    env: (_, files) => storyFiles(files),
  },
  { name: 'lint', command: () => [bin('biome'), 'check', '--error-on-warnings', '--max-diagnostics=50', '.'] },
  { name: 'sources', command: () => [process.execPath, 'scripts/checks/check-sources.ts'] },
  { name: 'unused', command: () => [bin('knip'), '--no-progress'] },
  { name: 'audit', command: () => [process.execPath, 'scripts/checks/check-audit.ts'] },
  { name: 'sizes', cwd: DESIGN_SYSTEM, command: () => [process.execPath, 'scripts/check-sizes.ts'] },
  { name: 'docs', command: () => [process.execPath, 'scripts/build-docs.ts'] },
  { name: 'product', command: () => [process.execPath, 'scripts/checks/check-product.ts'] },
];

/**
 * The steps of a group run two at a time, the groups one after the other. Tests in Chromium keep both cores busy by
 * themselves; tests in Node leave a third of them idle. Inputs and outputs are in turbo.json.
 */
export const GROUPS: readonly (readonly Step[])[] = [
  CHECKS,
  [
    // Times are tested in several zones, and only the project name distinguishes them.
    jest('unit', 'jest.config.ts', '{displayName} › {classname} {title}'),
    { ...jest('server', 'jest.server.config.ts', '{classname} {title}'), needsMachines: true },
  ],
  [
    // The control tests need stories that a partial Storybook does not contain.
    playwright('stories', DESIGN_SYSTEM, (files) => (files ? ['stories.visual'] : []), {
      env: (report, files) => ({ PLAYWRIGHT_JUNIT_OUTPUT_FILE: report, ...storyFiles(files) }),
    }),
  ],
  [playwright('end-to-end', E2E, (suites) => suites ?? [], { retries: 2 })],
];

/** All steps, ordered so that problems show early. */
export const STEPS: readonly Step[] = GROUPS.flat();

export const reportOf = (name: string): string => path.join(REPORTS, `${name}.xml`);
export const resultOf = (name: string): string => path.join(REPORTS, `${name}.json`);
