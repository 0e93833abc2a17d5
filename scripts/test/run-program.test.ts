import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { runProgram } from './run-program.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'widya-run-program-'));
afterAll(() => rmSync(folder, { recursive: true }));

const options = (silence: number) => ({ cwd: folder, env: {}, log: path.join(folder, 'log'), silence });
const node = (code: string) => [process.execPath, '-e', code];

it('stops a program that makes no progress', async () => {
  const { code, output } = await runProgram(node("console.log('begun'); setInterval(() => {}, 1000)"), options(3_000));
  expect(code).toBeNull();
  expect(output).toMatch(/begun\s+Stopped: no output/);
});

it('lets a program run for longer than that while it prints', async () => {
  const slow = 'let n = 0; const t = setInterval(() => { console.log(n += 1); if (n === 8) clearInterval(t) }, 500)';
  const { code, output } = await runProgram(node(slow), options(3_000));
  expect(code).toBe(0);
  expect(output).toContain('8');
});

it('fails for a program that cannot be started, and logs why', async () => {
  const settings = options(60_000);
  expect((await runProgram(['/no/such/program'], settings)).code).not.toBe(0);
  expect(readFileSync(settings.log, 'utf8')).toContain('ENOENT');
});
