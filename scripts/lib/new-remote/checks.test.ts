import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { copyWorkspace, type WorkspaceCopy } from '../workspace-copy.ts';

let copy: WorkspaceCopy;

/** Runs a program of the project in the copy. */
function run(program: string, ...args: readonly string[]): SpawnSyncReturns<string> {
  const bin = path.join(copy.folder, 'node_modules/.bin');
  const command = program === 'node' ? process.execPath : path.join(bin, program);
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` };
  return spawnSync(command, args, { cwd: copy.folder, encoding: 'utf8', env });
}

/** What a program prints is shown only when it fails. */
const expectSuccess = ({ status, stdout, stderr }: SpawnSyncReturns<string>): void =>
  expect(status === 0 ? '' : `${status}\n${stdout}\n${stderr}`).toBe('');

const REMOTE = 'mf-contoh';

beforeAll(() => {
  copy = copyWorkspace();
  expectSuccess(run('node', 'scripts/new-remote.ts', REMOTE));
  expectSuccess(run('node', 'scripts/new-screen.ts', REMOTE, 'rincian', '/contoh/:id'));
  copy.linkLike(REMOTE, 'mf-commerce');
});

afterAll(() => copy.delete());

test('a generated remote passes the check of types', () => expectSuccess(run('tsc', '-p', REMOTE)));

test('a generated remote passes the check of style', () =>
  expectSuccess(run('biome', 'check', '--error-on-warnings', '--vcs-enabled=false', REMOTE)));

test('a generated remote passes the check of imports', () =>
  expectSuccess(run('node', 'scripts/checks/check-sources.ts')));

test('a generated remote uses everything that it has', () => expectSuccess(run('knip', '--no-progress', '-W', REMOTE)));

test('a generated remote and screen pass their own tests, and the types of links are those of the manifests', () => {
  const jest = 'node_modules/jest/bin/jest.js';
  const options = ['--experimental-vm-modules', '--import', './packages/testing/jest/native-hooks.ts', jest];
  const screens = ['contoh', 'rincian'].map((name) => `${REMOTE}/src/screens/${name}/${name}.test.tsx`);
  const links = 'packages/remote-kit/build/screen-types.test.ts';
  const ran = run('node', ...options, '--runTestsByPath', ...screens, links);
  expectSuccess(ran);
  expect(ran.stderr).toMatch(/Tests: +3 passed/);
});

test('a generated remote can be built', () => {
  // A file of its own: the processes that compress files are started with the options of this one.
  copy.write(
    'scripts/build-one.ts',
    `import { runWebpack } from '../packages/remote-kit/build/run-webpack.ts';
    import { prepareRemote } from './lib/build-remote.ts';
    const job = await prepareRemote('${REMOTE}', process.cwd() + '/.tmp/built');
    await runWebpack([job.config]);
    await job.finish();`,
  );
  expectSuccess(run('node', 'scripts/build-one.ts'));
});
