import path from 'node:path';
import type { Project } from './source-files.ts';

/**
 * Resolves an import: a relative path as it is, `@widya/…` by the `exports` of that package.
 * @returns the path relative to the root, or null when it is outside the project or does not exist.
 */
export function resolveImport({ sources, packages }: Project, from: string, specifier: string): string | null {
  const candidates = specifier.startsWith('.')
    ? [path.posix.join(path.posix.dirname(from), specifier)]
    : byExports(packages, specifier);
  return candidates.find((file) => sources.has(file)) ?? null;
}

function byExports(packages: Project['packages'], specifier: string): readonly string[] {
  const [scope, name, ...rest] = specifier.split('/');
  const owner = packages.get(`${scope}/${name}`);
  if (!owner) return [];
  const subpath = `./${rest.join('/')}`;
  // As in Node: an exact key first, then the pattern with the longest prefix.
  const keys = Object.keys(owner.exports).toSorted((a, b) => b.indexOf('*') - a.indexOf('*') || b.length - a.length);
  for (const key of [subpath, ...keys]) {
    const targets = owner.exports[key];
    const [before = '', after = ''] = key.split('*');
    const middle = key.includes('*') ? subpath.slice(before.length, subpath.length - after.length) : '';
    if (targets === undefined || (key.includes('*') && !(subpath.startsWith(before) && subpath.endsWith(after))))
      continue;
    return [targets].flat().map((target) => path.posix.join(owner.folder, target.replace('*', middle)));
  }
  return [];
}
