import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

it('type-checks every folder that has a TypeScript project', () => {
  const { references } = JSON.parse(readFileSync(path.join(ROOT, 'tsconfig.json'), 'utf8')) as {
    references: { path: string }[];
  };
  const projects = globSync(['*/tsconfig.json', 'packages/*/tsconfig.json'], { cwd: ROOT }).map((file) =>
    path.dirname(file),
  );
  expect(projects.length).toBeGreaterThan(0);
  expect(references.map((reference) => reference.path).toSorted()).toEqual(projects.toSorted());
});
