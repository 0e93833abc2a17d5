import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { WorkspaceCopy } from '../lib/workspace-copy.ts';
import type { Fault } from './faults.ts';

export type FaultResult = 'found' | 'not found' | 'does not load' | 'no report';

interface Report {
  readonly numTotalTestSuites: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

const SERVER = 'packages/server/';

/** Runs test files in a copy. */
export async function runJest(
  copy: WorkspaceCopy,
  files: readonly string[],
): Promise<{ report: Report | null; output: string }> {
  const config = files.some((file) => file.startsWith(SERVER)) ? 'jest.server.config.ts' : 'jest.config.ts';
  const file = path.join(copy.folder, '.tmp/report.json');
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const hooks = ['--import', './packages/testing/jest/native-hooks.ts', 'node_modules/jest/bin/jest.js'];
  const options = ['--config', config, '--runInBand', '--json', `--outputFile=${file}`, '--runTestsByPath', ...files];
  const run = spawn(process.execPath, [...flags, ...hooks, ...options], {
    cwd: copy.folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = (): boolean => run.kill();
  process.once('exit', stop);
  let output = '';
  const keep = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  run.stdout.on('data', keep);
  run.stderr.on('data', keep);
  await new Promise((resolve, reject) => run.once('close', resolve).once('error', reject));
  process.off('exit', stop);
  return { report: existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null, output };
}

/** Runs the tests that must find the injected fault. */
export async function runTests(
  copy: WorkspaceCopy,
  { tests }: Fault,
): Promise<{ result: FaultResult; output: string }> {
  const { report, output } = await runJest(copy, tests);
  if (report === null || report.numTotalTestSuites < tests.length) return { result: 'no report', output };
  if (report.numFailedTests > 0) return { result: 'found', output };
  return { result: report.numRuntimeErrorTestSuites > 0 ? 'does not load' : 'not found', output };
}
