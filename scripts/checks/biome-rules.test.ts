import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { MUST_FAIL } from './biome-examples.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

const MUST_PASS = [
  'shell/src/a.stories.tsx',
  'mf-classes/src/screens/class-list/index.tsx',
  'mf-classes/src/manifest.ts',
  'mf-classes/webpack.config.ts',
];

interface Report {
  readonly diagnostics: readonly { readonly category: string; readonly location: { readonly path: string } }[];
}

/** Runs Biome with our configuration on a small project of examples. @returns the broken rules by file. */
function categoriesByFile(): ReadonlyMap<string, readonly string[]> {
  const configuration = JSON.parse(readFileSync(path.join(ROOT, 'biome.json'), 'utf8')) as Record<string, unknown>;
  writeFileSync(
    path.join(project, 'biome.json'),
    JSON.stringify({ ...configuration, $schema: undefined, vcs: undefined }),
  );
  for (const [file, source] of [
    ...MUST_FAIL.map(([, name, text]) => [name, text] as const),
    ...MUST_PASS.map((name) => [name, 'export default {};\n'] as const),
  ]) {
    mkdirSync(path.join(project, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(project, file), source);
  }
  const biome = path.join(ROOT, 'node_modules/.bin/biome');
  const run = spawnSync(biome, ['lint', '--reporter=json', '--max-diagnostics=none', '.'], {
    cwd: project,
    encoding: 'utf8',
  });
  const byFile = new Map<string, string[]>();
  for (const { category, location } of (JSON.parse(run.stdout) as Report).diagnostics) {
    const file = path.relative(project, path.resolve(project, location.path));
    byFile.set(file, [...(byFile.get(file) ?? []), category]);
  }
  return byFile;
}

const project = mkdtempSync(path.join(tmpdir(), 'widya-biome-'));
const categories = categoriesByFile();
afterAll(() => rmSync(project, { recursive: true }));

it('has an example for every rule that the configuration names', () => {
  const { linter } = JSON.parse(readFileSync(path.join(ROOT, 'biome.json'), 'utf8')) as {
    linter: { rules: Record<string, string | Record<string, unknown>> };
  };
  const named = Object.values(linter.rules).flatMap((group) =>
    typeof group === 'string' ? [] : Object.entries(group),
  );
  const on = named.filter(([, level]) => level !== 'off').map(([rule]) => rule);
  expect(MUST_FAIL.map(([rule]) => rule).toSorted()).toEqual(on.toSorted());
});

it.each(MUST_FAIL)('Biome refuses what breaks %s', (rule, file) => {
  expect(categories.get(file)?.some((category) => category.endsWith(`/${rule}`))).toBe(true);
});

it.each(MUST_PASS)('Biome accepts the default export that a tool demands in %s', (file) => {
  expect(categories.get(file) ?? []).toEqual([]);
});
