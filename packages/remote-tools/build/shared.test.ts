import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT, remoteNames, SHELL } from './paths.ts';
import { writeShareScope } from './share-scope-module.ts';
import { carriedPackagesOf, consumedByRemotes, sharedModules, sharedModulesOf, versionOf } from './shared.ts';

/** Returns every library and `@widya/` module (of the contract only `time/`) that the sources in a folder import. */
function importsOf(folder: string): readonly string[] {
  const source = path.join(ROOT, folder, 'src');
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$|manifest\.ts$|testing|fixtures/.test(file))
    .flatMap((file) => [
      ...readFileSync(path.join(source, file), 'utf8').matchAll(
        /^\s*(?:import|export)\s(?!type\s)[^;]*?from '([^']+)'/gm,
      ),
    ])
    .map(([, specifier = '']) => specifier)
    .filter((specifier) => !/^\.|^@widya\/contract\/(?!time\/)/.test(specifier));
}

test('the shell provides every module a remote imports and does not carry', () => {
  const provided = new Set(sharedModules(SHELL));
  for (const remote of remoteNames()) {
    const carried = carriedPackagesOf(path.join(ROOT, remote));
    const missing = [remote, ...carried.map((name) => `packages/${name}`)]
      .flatMap(importsOf)
      .filter((specifier) => specifier.startsWith('@widya/') && !provided.has(specifier))
      .filter((specifier) => !carried.includes(specifier.split('/')[1] ?? ''));
    expect(missing).toEqual([]);
  }
});

test('the written list has every sub-path of the design system, the API client, remote-kit and the times that a remote may import', () => {
  const text = readFileSync(writeShareScope(path.join(tmpdir(), 'widya-share-scope')), 'utf8');
  for (const name of sharedModules(SHELL)) expect(text).toContain(` import(${JSON.stringify(name)}) },`);
  expect(sharedModulesOf('design-system', SHELL).length).toBeGreaterThan(20);
  expect(sharedModulesOf('remote-kit', SHELL)).toContain('@widya/remote-kit/session');
  expect(sharedModulesOf('api-client', SHELL)).toContain('@widya/api-client/classes');
  expect(text).toContain('import("@widya/contract/time/texts")');
});

test('tools, tests and what only the shell needs are not provided', () => {
  const names = sharedModules(SHELL);
  expect(names.filter((name) => /test|stories|\/build\/|\.schema|router-host|recipe/.test(name))).toEqual([]);
});

test('remotes carry no copy of anything that is shared', () => {
  const copied = Object.entries(consumedByRemotes()).filter(([, options]) => options.import !== false);
  expect(copied).toEqual([]);
  expect(versionOf('react/jsx-runtime', SHELL)).toMatch(/^19\./);
});

test('a package that only some remotes use is carried by those, and not provided by the shell', () => {
  expect(carriedPackagesOf(path.join(ROOT, 'mf-classes'))).toEqual(['record-kit']);
  expect(sharedModules(SHELL).filter((name) => name.startsWith('@widya/record-kit/'))).toEqual([]);
});
