import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Returns the lines that a program prints in the root. @throws Error when it fails or prints nothing. */
function linesOf(program: string, ...args: readonly string[]): readonly string[] {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  });
  const lines = stdout.split('\n').filter((line) => line !== '');
  if (status !== 0 || lines.length === 0) throw new Error(`${program} ${args.join(' ')}: ${status} ${stderr}`);
  return lines;
}

/** Returns the files of the work tree that git tracks or would add. */
const knownFiles = (...patterns: readonly string[]): readonly string[] =>
  linesOf('git', 'ls-files', '--cached', '--others', '--exclude-standard', ...patterns).filter((file) =>
    existsSync(path.join(ROOT, file)),
  );
const inRoot = (file: string): string => path.join(ROOT, file);
const bin = (name: string, folder = ''): string => path.join(ROOT, folder, 'node_modules/.bin', name);

/** Returns the files that a configuration includes; `--listFilesOnly` would parse the whole program to list the same. */
function includedFiles(config: string): readonly string[] {
  const { files } = JSON.parse(linesOf(bin('tsc'), '-p', config, '--showConfig').join('\n')) as {
    readonly files: readonly string[];
  };
  return files.map(inRoot);
}

it('type-checks every TypeScript file', () => {
  const { references } = JSON.parse(readFileSync(inRoot('tsconfig.json'), 'utf8')) as {
    references: readonly { readonly path: string }[];
  };
  const checked = new Set(references.flatMap((one) => includedFiles(one.path)));
  expect(knownFiles('*.ts', '*.tsx').filter((file) => !checked.has(inRoot(file)))).toEqual([]);
});

it('runs every test file', () => {
  const jest = [
    '--experimental-vm-modules',
    '--import',
    './packages/testing/jest/native-hooks.ts',
    'node_modules/jest/bin/jest.js',
  ];
  const run = new Set(
    ['jest.config.ts', 'jest.server.config.ts'].flatMap((config) =>
      linesOf(process.execPath, ...jest, '-c', config, '--listTests'),
    ),
  );
  expect(knownFiles('*.test.ts', '*.test.tsx').filter((file) => !run.has(inRoot(file)))).toEqual([]);
});

it('has every journey in the folder that Playwright reads', () => {
  const elsewhere = knownFiles('*.spec.ts').filter((file) => path.dirname(file) !== 'packages/e2e/suites');
  expect(elsewhere).toEqual([]);
});
