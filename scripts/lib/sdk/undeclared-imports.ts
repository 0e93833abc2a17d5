import { isBuiltin } from 'node:module';
import { importsOf } from '../../checks/imports-of.ts';
import type { PackageJson } from './packages.ts';

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Imports at run time of packages that are no dependencies. Inside the repository they resolve all the same, through
 * development dependencies.
 * @param sources code by file.
 */
export function undeclaredImports(
  { name, dependencies, peerDependencies }: PackageJson,
  sources: ReadonlyMap<string, string>,
): readonly string[] {
  const declared = new Set([name, ...Object.keys({ ...dependencies, ...peerDependencies })]);
  return [...sources].flatMap(([file, source]) =>
    importsOf(file, source)
      .filter(({ specifier, typeOnly }) => !typeOnly && !specifier.startsWith('.') && !isBuiltin(specifier))
      .filter(({ specifier }) => !declared.has(packageOf(specifier)))
      .map(({ specifier }) => `${name} imports ${specifier} in ${file} without declaring it`),
  );
}
