import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sharedUsage } from './shared-usage.ts';

let root = '';
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const pack = (folder: string, rest: object) =>
  write(`${folder}/package.json`, JSON.stringify({ name: `@widya/${path.basename(folder)}`, ...rest }));
const usersOf = (name: string) => sharedUsage(root)[`@widya/design-system/${name}`];

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'usage-'));
  pack('packages/design-system', { exports: { './*': './src/*.ts' } });
  for (const name of ['button', 'chart', 'dialog', 'table']) write(`packages/design-system/src/${name}.ts`, '');
  mkdirSync(path.join(root, 'shell/node_modules/@widya'), { recursive: true });
  symlinkSync(path.join(root, 'packages/design-system'), path.join(root, 'shell/node_modules/@widya/design-system'));
  pack('packages/record-kit', { exports: { './editor': './src/editor.ts' } });
  write('packages/record-kit/src/editor.ts', "import '@widya/design-system/dialog';");
  pack('mf-a', { dependencies: { '@widya/design-system': 'x', '@widya/record-kit': 'x' } });
  write('mf-a/src/screens/list/index.tsx', "import '../../features/rows.ts'; void import('./export.ts');");
  write('mf-a/src/features/rows.ts', "import '@widya/design-system/table';");
  write(
    'mf-a/src/screens/list/export.ts',
    "import '@widya/design-system/table'; import '@widya/design-system/chart'; import type { A } from '@widya/design-system/button';",
  );
  write('mf-a/src/screens/edit/index.tsx', "import '@widya/record-kit/editor';");
});
afterEach(() => rmSync(root, { recursive: true }));

test('a screen uses what its files and the packages that it carries import', () => {
  expect(usersOf('table')).toEqual(['mf-a/list']);
  expect(usersOf('dialog')).toEqual(['mf-a/edit']);
});

test('a file that is loaded later uses what its screen has not loaded before', () => {
  expect(usersOf('chart')).toEqual(['mf-a/mf-a/src/screens/list/export.ts']);
});

test('type imports do not count as usage', () => expect(usersOf('button')).toBeUndefined());

test('a module that the shell does not provide stops the build', () => {
  write('mf-a/src/screens/edit/index.tsx', "import '@widya/design-system/missing';");
  expect(() => sharedUsage(root)).toThrow(
    'mf-a/edit imports @widya/design-system/missing, which the shell does not provide.',
  );
});
