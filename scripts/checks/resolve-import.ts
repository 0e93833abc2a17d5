import path from 'node:path';
import type { Sources } from './source-files.ts';

const EXTENSIONS = ['', '.ts', '.tsx'];

/** Where the sub-paths of each package lead, as their package.json files say. */
const HOUSES: readonly (readonly [specifier: RegExp, folder: string])[] = [
  [/^@widya\/remote-kit\/build\/(.+)$/, 'packages/remote-kit/build/'],
  [/^@widya\/([^/]+)\/(.+)$/, ''],
];

/**
 * Finds the file an import leads to.
 * @returns its path from the root, or null when the import leaves the project or leads nowhere.
 */
export function resolveImport(sources: Sources, from: string, specifier: string): string | null {
  const base = baseOf(from, specifier);
  if (base === null) return null;
  const extensions = specifier.startsWith('.') ? [''] : EXTENSIONS;
  return extensions.map((extension) => base + extension).find((file) => sources.has(file)) ?? null;
}

function baseOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
  for (const [pattern, folder] of HOUSES) {
    const match = pattern.exec(specifier);
    if (match && folder !== '') return folder + match[1];
    if (match)
      return `${match[1] === 'shell' || match[1]?.startsWith('mf-') ? '' : 'packages/'}${match[1]}/src/${match[2]}`;
  }
  return null;
}
