import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { native } from '../../packages/testing/jest/projects.ts';
import { ROOT } from './steps.ts';

const { runner } = native('scripts');
const jest = path.join(ROOT, 'node_modules/jest/bin/jest.js');

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'widya-timeout-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs a test file with the runner of the native projects; tests and hooks may take 200 ms. */
async function runFile(source: string): Promise<{ code: number | null; output: string }> {
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(path.join(folder, 'sample.test.js'), source);
  const config = { runner, rootDir: folder, testTimeout: 200, transform: {}, cacheDirectory: folder };
  const args = [jest, '--config', JSON.stringify(config), '--maxWorkers=2', '--colors=false'];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'pipe'] });
  const exit = once(child, 'exit');
  const output = await text(child.stderr);
  return { code: (await exit)[0], output };
}

const NEVER = '() => new Promise(() => undefined)';

test('a test that never ends fails with its name, and the others still run', async () => {
  const { code, output } = await runFile(`test('waits for nothing', ${NEVER}); test('is fine', () => undefined);`);
  expect(code).toBe(1);
  expect(output).toMatch(/waits for nothing\n +Error: Exceeded timeout of 200 ms/);
  expect(output).toContain('1 failed, 1 passed');
});

test('a hook that never ends fails its file', async () => {
  const { code, output } = await runFile(`beforeAll(${NEVER}); test('is fine', () => undefined);`);
  expect(code).toBe(1);
  expect(output).toMatch(/\(beforeAll\)\n +Error: Exceeded timeout of 200 ms/);
});

test('a test with a timeout of its own may take longer', async () => {
  const slow = '() => new Promise((resolve) => setTimeout(resolve, 400))';
  const { code, output } = await runFile(`test('is slow', ${slow}, 60_000);`);
  expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('1 passed') });
});
