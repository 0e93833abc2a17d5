import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { writeProject } from './write-project.ts';

const ROOT = path.join(import.meta.dirname, '../../..');

let parent = '';
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'create-remote-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

const packageIn = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Readonly<
    Record<string, Readonly<Record<string, string>> | undefined>
  > & { readonly name: string };

test('a repository has manifest, screen, story, test, exact versions, CI and update settings', () => {
  const folder = path.join(parent, 'daftar-hadir');
  expect(writeProject(folder).folder).toBe('mf-daftar-hadir');
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['manifest.ts', 'index.tsx', 'daftar-hadir.stories.tsx', 'daftar-hadir.test.tsx']),
  );
  for (const file of ['.github/workflows/remote.yml', '.gitignore', 'renovate.json', 'README.md', 'tsconfig.json'])
    expect(readFileSync(path.join(folder, file), 'utf8')).not.toBe('');
  const { name, dependencies, devDependencies, overrides } = packageIn(folder);
  expect(name).toBe('mf-daftar-hadir');
  for (const version of Object.values({ ...dependencies, ...devDependencies }))
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(overrides).toBeUndefined();
});

test('tarballs replace versions, also of packages that others need', () => {
  const folder = path.join(parent, 'mf-uji');
  const tarballs = ['contract', 'releases'].map(
    (name) => [`@widya/${name}`, path.join(parent, `${name}.tgz`)] as const,
  );
  writeProject(folder, new Map(tarballs));
  const { dependencies, overrides } = packageIn(folder);
  expect(dependencies?.['@widya/contract']).toBe('file:../contract.tgz');
  expect(overrides).toEqual({ '@widya/contract': 'file:../contract.tgz', '@widya/releases': 'file:../releases.tgz' });
});

test('a folder with files is left alone', () => {
  writeFileSync(path.join(parent, 'notes.txt'), '');
  expect(() => writeProject(parent)).toThrow();
  expect(globSync('*', { cwd: parent })).toEqual(['notes.txt']);
});

test('the versions of the template are those of this repository, and our packages have one version', () => {
  const { template = {}, version } = packageIn(path.join(ROOT, 'packages/create-remote'));
  const workspaces = globSync(['package.json', '{shell,mf-*,packages/*}/package.json'], { cwd: ROOT })
    .map(path.dirname)
    .map((folder) => packageIn(path.join(ROOT, folder)));
  for (const [name, wanted] of Object.entries(template)) {
    const used = workspaces.flatMap(
      ({ dependencies, devDependencies }) => dependencies?.[name] ?? devDependencies?.[name] ?? [],
    );
    expect({ name, versions: [...new Set([...used, wanted])] }).toEqual({ name, versions: [wanted] });
  }
  for (const folder of [
    'contract',
    'api-client',
    'design-system',
    'remote-kit',
    'record-kit',
    'releases',
    'remote-tools',
  ])
    expect({ folder, version: packageIn(path.join(ROOT, 'packages', folder)).version }).toEqual({ folder, version });
});
