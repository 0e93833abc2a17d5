import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Path from the root of the project with forward slashes, to text. */
export type Sources = ReadonlyMap<string, string>;

const SKIPPED = new Set([
  'node_modules',
  'dist',
  'data',
  'storybook-static',
  'test-results',
  'playwright-report',
  'meta',
]);

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name) || (entry.name.startsWith('.') && entry.name !== '.storybook')) return [];
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) return walk(name);
    return entry.isFile() && /\.tsx?$/.test(entry.name) ? [name] : [];
  });
}

/** Reads every TypeScript file of the project that is not generated. */
export function readSources(root: string): Sources {
  return new Map(
    walk(root).map((file) => [path.relative(root, file).split(path.sep).join('/'), readFileSync(file, 'utf8')]),
  );
}

/** Whether a file is no part of the product: a test, a story, or what only these use. */
export const isTestFile = (file: string): boolean =>
  /\.(test|stories|spec)\.tsx?$|(^|\/)(testing|\.storybook)\/|(^|\/)testing\.tsx?$|\/vitest\.config\.ts$/.test(file);
