import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = <T>(file: string): T => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as T;

it('type-checks every folder that has a TypeScript project', () => {
  const { references } = read<{ references: { path: string }[] }>('tsconfig.json');
  const included = references.flatMap((reference) => read<{ include: string[] }>(reference.path).include);
  const folders = globSync(['*/tsconfig.json', 'packages/*/tsconfig.json'], { cwd: ROOT }).map(path.dirname);
  expect(folders.length).toBeGreaterThan(0);
  const isIn = (folder: string) =>
    included.some((pattern) => path.matchesGlob(folder, pattern) || path.matchesGlob(`${folder}/src`, pattern));
  expect(folders.filter((folder) => !isIn(folder))).toEqual([]);
});
