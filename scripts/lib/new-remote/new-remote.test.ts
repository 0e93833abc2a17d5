import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { namesOf } from '../../../packages/create-remote/src/names.ts';
import { ROOT } from '../../../packages/remote-tools/build/paths.ts';
import { filesOf } from './files.ts';

test.each([
  ['daftar-hadir', { folder: 'mf-daftar-hadir', kebab: 'daftar-hadir', pascal: 'DaftarHadir', label: 'Daftar Hadir' }],
  ['mf-laporan', { folder: 'mf-laporan', kebab: 'laporan', pascal: 'Laporan', label: 'Laporan' }],
])('the names of %s', (given, names) => {
  expect(namesOf(given)).toEqual(names);
});

test.each(['', 'Laporan', 'a b', '-x', '../x', 'x/', '9x'])('refuses the name "%s"', (given) => {
  expect(() => namesOf(given)).toThrow('in small letters');
});

const model = readFileSync(path.join(ROOT, 'mf-classes/package.json'), 'utf8');

test('a new remote has a manifest, one screen with story and test, and versions of the others', () => {
  const files = filesOf(namesOf('laporan'), model);
  expect(Object.keys(files)).toEqual([
    'package.json',
    'tsconfig.json',
    'webpack.config.ts',
    'src/manifest.ts',
    'src/testing/matchers.d.ts',
    'src/screens/laporan/index.tsx',
    'src/screens/laporan/texts.ts',
    'src/screens/laporan/laporan.stories.tsx',
    'src/screens/laporan/laporan.test.tsx',
  ]);
  const { name, dependencies } = JSON.parse(files['package.json'] ?? '') as { name: string; dependencies: object };
  expect(name).toBe('@widya/mf-laporan');
  expect((JSON.parse(model) as { dependencies: object }).dependencies).toMatchObject(dependencies);
});
