import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Lines that a program prints in the root. @throws Error when it fails, or prints nothing */
function linesOf(program: string, ...args: readonly string[]): readonly string[] {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 << 20 });
  const lines = stdout.split('\n').filter((line) => line !== '');
  if (status !== 0 || lines.length === 0) throw new Error(`${program} ${args.join(' ')}: ${status} ${stderr}`);
  return lines;
}

it('type-checks every TypeScript file that git knows', () => {
  const { references } = JSON.parse(readFileSync(path.join(ROOT, 'tsconfig.json'), 'utf8')) as {
    references: readonly { readonly path: string }[];
  };
  const tsc = path.join(ROOT, 'node_modules/.bin/tsc');
  const checked = new Set(references.flatMap((one) => linesOf(tsc, '-p', one.path, '--listFilesOnly')));
  const known = linesOf('git', 'ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx');
  const present = known.filter((file) => existsSync(path.join(ROOT, file)));
  expect(present.filter((file) => !checked.has(path.join(ROOT, file)))).toEqual([]);
});
