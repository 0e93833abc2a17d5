import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { throwawayFolder } from '../../packages/server/src/testing/throwaway-folder.ts';
import { copyWorkspace, type WorkspaceCopy } from './workspace-copy.ts';

let copy: WorkspaceCopy;
/** Files that the generators created or changed; the steps check the style of all others. */
let written: readonly string[] = [];

/** Runs a program of the workspace in its copy. */
function run(program: string, ...args: readonly string[]): SpawnSyncReturns<string> {
  const bin = path.join(copy.folder, 'node_modules/.bin');
  const command = program === 'node' ? process.execPath : program;
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` };
  return spawnSync(command, args, { cwd: copy.folder, encoding: 'utf8', env });
}

/** Checks types with one checker, because several would infer the types that they share more than once. */
const checkTypes = (project: string): SpawnSyncReturns<string> => run('tsc', '-p', project, '--checkers', '1');

/** Asserts that a program succeeded; the failure shows its output. */
const expectSuccess = ({ status, stdout, stderr }: SpawnSyncReturns<string>): void =>
  expect(status === 0 ? '' : `${status}\n${stdout}\n${stderr}`).toBe('');

const REMOTE = 'mf-contoh';
const SERVER = 'packages/server/src';
const ROOMS = 'mf-commerce/src/screens/meeting-rooms';
const OF_ENDPOINTS = [
  `${SERVER}/modules/topics/update-topic-colour.test.ts`,
  `${SERVER}/modules/meeting-rooms/meeting-room-routes.test.ts`,
];

const jest = (...args: readonly string[]): SpawnSyncReturns<string> =>
  run(
    'node',
    '--experimental-vm-modules',
    '--import',
    './packages/testing/jest/native-hooks.ts',
    'node_modules/jest/bin/jest.js',
    ...args,
  );

beforeAll(async () => {
  copy = copyWorkspace(await throwawayFolder());
  expectSuccess(run('node', 'scripts/new-remote.ts', REMOTE));
  expectSuccess(run('node', 'scripts/new-screen.ts', REMOTE, 'rincian', '/contoh/:id'));
  copy.linkLike(REMOTE, 'mf-commerce');
  const endpoint = ['topics', 'updateTopicColour', 'PUT', '/v1/topic/:code/colour', 'home'];
  expectSuccess(run('node', 'scripts/new-endpoint.ts', ...endpoint));
  expectSuccess(run('node', 'scripts/new-resource.ts', 'mf-commerce', 'meeting-rooms', 'notification'));
  const listed = run('git', 'ls-files', '-z', '--modified', '--others', '--exclude-standard');
  expectSuccess(listed);
  written = listed.stdout.split('\0').filter((file) => file !== '');
});

afterAll(() => copy.delete());

test('a generated remote passes the check of types', () => expectSuccess(checkTypes(REMOTE)));

test('what is generated passes the check of imports', () =>
  expectSuccess(run('node', 'scripts/checks/check-sources.ts')));

test('what is generated is used', () => {
  const workspaces = [REMOTE, 'mf-commerce', 'packages/server', 'packages/contract'].flatMap((name) => ['-W', name]);
  expectSuccess(run('knip', '--no-progress', ...workspaces));
});

test('generated screens pass their own tests, and the types of links are those of the manifests', () => {
  const screens = ['contoh', 'rincian'].map((name) => `${REMOTE}/src/screens/${name}/${name}.test.tsx`);
  const links = 'packages/remote-tools/build/screen-types.test.ts';
  const ran = jest('--runTestsByPath', ...screens, links, `${ROOMS}/meeting-rooms.test.tsx`);
  expectSuccess(ran);
  expect(ran.stderr).toMatch(/Tests: +7 passed/);
});

test('generated endpoints and a generated resource pass the check of types, and everything that of style', () => {
  const clients = ['topics', 'meeting-rooms'].map((name) => `packages/api-client/src/${name}.ts`);
  const screen = [`${ROOMS}/index.tsx`, `${ROOMS}/meeting-rooms.test.tsx`, 'mf-commerce/src/testing/matchers.d.ts'];
  const files = [`${SERVER}/bindings.ts`, `${SERVER}/testing/prepare-call.ts`, ...OF_ENDPOINTS, ...clients, ...screen];
  const compilerOptions = { types: ['node'] };
  copy.write('tsconfig.generated.json', JSON.stringify({ extends: './tsconfig.base.json', compilerOptions, files }));
  expectSuccess(checkTypes('tsconfig.generated.json'));
  expect(written).toEqual(expect.arrayContaining([...OF_ENDPOINTS, ...clients, `${REMOTE}/package.json`]));
  expectSuccess(run('biome', 'check', '--error-on-warnings', '--vcs-enabled=false', ...written));
});

test('generated endpoints pass their own tests and the matrices over all endpoints', () => {
  const matrices = ['access-table', 'access', 'audit'];
  const files = matrices.map((name) => `${SERVER}/matrices/${name}.test.ts`);
  const ids = '(TopicColour|MeetingRoom|opic colour|eeting rooms)';
  const ran = jest('-c', 'jest.server.config.ts', '-t', ids, '--runTestsByPath', ...OF_ENDPOINTS, ...files);
  expectSuccess(ran);
  expect(ran.stderr).toMatch(/Test Suites: +5 passed/);
  expectSuccess(
    jest(
      '--runTestsByPath',
      'packages/contract/src/read-shapes.test.ts',
      'packages/contract/src/admin-log-labels.test.ts',
    ),
  );
});

test('a generated remote can be built, and its version is that of its output', () => {
  // Writes a file instead of passing code as an option, because the processes that compress files inherit the options.
  copy.write(
    'scripts/build-one.ts',
    `import { compileRemotes } from './lib/compile-remotes.ts';
    const { remotes, compiled } = await compileRemotes(['${REMOTE}'], process.cwd() + '/.tmp/built', []);
    console.log(JSON.stringify([remotes[0].build.version, compiled.length]));`,
  );
  const build = (): unknown => {
    const ran = run('node', 'scripts/build-one.ts');
    expectSuccess(ran);
    return JSON.parse(ran.stdout.trim().split('\n').at(-1) ?? '');
  };
  const [version] = build() as [string];
  expect(version).toMatch(/^0\.1\.0-[0-9a-f]{10}$/);
  expect(build()).toEqual([version, 0]);

  const restoreLock = copy.append('pnpm-lock.yaml', '# another package\n');
  expect(build()).toEqual([version, 1]);
  restoreLock();
  expect(build()).toEqual([version, 0]);

  copy.edit(`${REMOTE}/src/screens/contoh/texts.ts`, "'Contoh'", "'Contoh lain'");
  expect(build()).toEqual([expect.not.stringMatching(`^${version}$`), 1]);
});
