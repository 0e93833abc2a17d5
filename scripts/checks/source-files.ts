import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Text by path relative to the root, with forward slashes. */
export type Sources = ReadonlyMap<string, string>;

/** A package of the workspace with its exports. */
export interface WorkspacePackage {
  /** Relative to the root, `packages/contract`. */
  readonly folder: string;
  /** File or files by sub-path or pattern. */
  readonly exports: Readonly<Record<string, string | readonly string[]>>;
}

/** Input of the import rules. */
export interface Project {
  readonly sources: Sources;
  /** By name, `@widya/contract`. */
  readonly packages: ReadonlyMap<string, WorkspacePackage>;
}

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

/** Reads all TypeScript files below a folder, except those in folders that hold packages, builds or data. */
export function readSources(root: string): Sources {
  return new Map(
    walk(root).map((file) => [path.relative(root, file).split(path.sep).join('/'), readFileSync(file, 'utf8')]),
  );
}

/** Reads the package.json of every workspace. */
export function readPackages(root: string): Project['packages'] {
  const packages = new Map<string, WorkspacePackage>();
  for (const file of globSync(['package.json', '*/package.json', 'packages/*/package.json'], { cwd: root })) {
    const { name, exports = {} } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as {
      name: string;
      exports?: WorkspacePackage['exports'];
    };
    packages.set(name, { folder: path.dirname(file), exports });
  }
  return packages;
}

/** Whether a file is not part of the product: a test, a story, or a helper of these. */
export const isTestFile = (file: string): boolean =>
  /\.(test|stories|spec)\.tsx?$|(^|\/)(testing|\.storybook)\/|(^|\/)testing\.tsx?$/.test(file);
