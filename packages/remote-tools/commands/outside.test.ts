import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

/** Returns all files of this package that a file imports, statically or dynamically, itself included. */
function loadedBy(file: string, loaded = new Set<string>()): ReadonlySet<string> {
  if (loaded.has(file)) return loaded;
  loaded.add(file);
  for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/g))
    loadedBy(path.join(path.dirname(file), target), loaded);
  return loaded;
}

const paths = path.join(import.meta.dirname, '../build/paths.ts');

test('no command of a remote elsewhere needs the paths of this repository', () => {
  const loaded = loadedBy(path.join(import.meta.dirname, 'widya-remote.ts'));
  expect([...loaded].map((file) => path.basename(file))).toEqual(
    expect.arrayContaining(['remote-config.ts', 'dev-server.ts', 'publish-remote.ts', 'roll-back-remote.ts']),
  );
  expect([...loaded]).not.toContain(paths);
});

test('the shell does need them', () =>
  expect([...loadedBy(path.join(import.meta.dirname, '../build/shell-config.ts'))]).toContain(paths));
