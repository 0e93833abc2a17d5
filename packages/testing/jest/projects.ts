import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Config } from 'jest';

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

const ROOT = path.resolve(import.meta.dirname, '../../..');
const here = (file: string): string => path.join(import.meta.dirname, file);
const inDesignSystem = (file: string): string => path.join(ROOT, 'packages/design-system/testing', file);
const require = createRequire(import.meta.url);

/** Tests of the shell that need a page although they render nothing. */
const PAGE_RULES = '**/src/{auth,session,federation,boot}/**/*.test.ts';

/** Folders with generated copies of sources. */
const IGNORED = ['/dist/', '/storybook-static/', '/\\.generated/', '/data/', '/\\.tmp/'];

/** Time limit of a test, milliseconds; only a test that hangs reaches it, also on a busy machine. */
export const TEST_TIMEOUT = 300_000;

/** Settings of every project whose files Jest transforms itself. */
const base: Project = {
  rootDir: ROOT,
  transform: {
    '\\.tsx?$': [
      require.resolve('@swc/jest'),
      {
        swcrc: false,
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: false } },
        },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/', '/\\.tmp/jest/'],
  moduleNameMapper: {
    '\\.woff2$': here('asset.cjs'),
    // jsdom applies no rules in layers, so the rules of the page need not be computed.
    '/page-rules\\.static\\.ts$': here('no-rules.cjs'),
    '^widya-provided-modules$': path.join(ROOT, 'shell/src/testing/provided-modules.ts'),
  },
  // Promises continue to settle while timers are fake.
  fakeTimers: { doNotFake: ['queueMicrotask', 'nextTick'] },
  modulePathIgnorePatterns: IGNORED,
};

const page: Project = {
  testEnvironment: here('vendor-page-environment.ts'),
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
  resolver: here('vendor-resolver.cjs'),
};
const noPage: Project = { testEnvironment: here('zone-environment.ts') };

// Jest runs `afterEach` in the order of definition, so `screen-setup.ts` removes toasts before the page is cleaned up.
const pageSetup = ['screen-setup.ts', 'setup.ts'].map(inDesignSystem);

/** Tests of programs in Node, run without a page, without Jest's module registry and without a transform. */
export const native = (folder: string, settings: Project = {}): Project => ({
  rootDir: ROOT,
  displayName: folder,
  roots: [path.join(ROOT, folder)],
  runner: require.resolve('jest-light-runner/child-process'),
  testMatch: ['**/*.test.ts'],
  testTimeout: TEST_TIMEOUT,
  transform: {},
  modulePathIgnorePatterns: IGNORED,
  ...settings,
});

const project = (folder: string, kind: string, settings: Project): Project => ({
  ...base,
  displayName: `${folder} ${kind}`,
  roots: [path.join(ROOT, folder)],
  ...settings,
});

/** Tests of components and screens, rendered from their stories in a page. */
const screens = (folder: string, settings: Project = {}): Project =>
  project(folder, 'screens', { ...page, testMatch: ['**/*.test.tsx'], setupFilesAfterEnv: pageSetup, ...settings });

/** Tests of pure rules, without a page. */
const rules = (folder: string, settings: Project = {}): Project =>
  project(folder, 'rules', { ...noPage, testMatch: ['**/*.test.ts'], ...settings });

/** Tests that need a page but no stories. */
const pages = (folder: string, sources = 'src'): Project =>
  project(folder, 'pages', {
    ...page,
    roots: [path.join(ROOT, folder, sources)],
    testMatch: ['**/*.test.{ts,tsx}'],
    setupFilesAfterEnv: [here('page-setup.ts')],
  });

const has = (folder: string, pattern: string): boolean =>
  globSync(`${folder}/**/${pattern}`, { cwd: ROOT, exclude: ['**/node_modules'] }).length > 0;

/** Returns the two projects of a workspace whose screens have stories, each only if it has tests. */
const withStories = (folder: string): Project[] => [
  ...(has(`${folder}/src`, '*.test.tsx') ? [screens(`${folder}/src`)] : []),
  ...(has(`${folder}/src`, '*.test.ts') ? [rules(`${folder}/src`)] : []),
];

/** Time zones in which the tests of times run, because times must not depend on the zone of the machine. */
const ZONES = ['UTC', 'Asia/Jakarta', 'Asia/Jayapura', 'America/New_York'];

const designSystem: Project[] = [
  screens('packages/design-system/src', { setupFilesAfterEnv: [inDesignSystem('setup.ts')] }),
  rules('packages/design-system/src'),
  native('packages/design-system/build'),
];

const contract: Project[] = [
  native('packages/contract', { testPathIgnorePatterns: ['/src/time/'] }),
  ...ZONES.map((zone) =>
    rules('packages/contract/src/time', { displayName: `times in ${zone}`, testEnvironmentOptions: { zone } }),
  ),
];

const shell: Project[] = [
  screens('shell/src', {
    testMatch: ['**/*.test.tsx', PAGE_RULES],
  }),
  rules('shell/src', { testPathIgnorePatterns: ['/src/(auth|session|federation|boot)/'] }),
];

const remotes = globSync('mf-*/src', { cwd: ROOT }).map(path.dirname).toSorted();
/** Packages with their own projects, defined below or in the configuration of the server. */
const OWN_KINDS = ['api-client', 'contract', 'create-remote', 'design-system', 'releases', 'remote-kit', 'server'];
/** The other packages, which have screens whose code is bundled into the remotes. */
const carried = globSync('packages/*/src', { cwd: ROOT })
  .map(path.dirname)
  .filter((folder) => !OWN_KINDS.includes(path.basename(folder)))
  .toSorted();

/** Every project of the step `unit`. */
export const unitProjects: Project[] = [
  ...[...remotes, ...carried].flatMap(withStories),
  ...designSystem,
  ...shell,
  pages('packages/api-client'),
  pages('packages/remote-kit'),
  pages('packages/site', 'app'),
  native('packages/remote-tools'),
  native('packages/releases'),
  native('packages/create-remote'),
  ...contract,
  native('packages/e2e/bench'),
  native('scripts'),
];
