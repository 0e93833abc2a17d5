import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { packageFactsOf, packageHome } from './package-facts.ts';
import { ownVersion } from './version.ts';

/**
 * Libraries of which a page may have only one copy. Larger ones (Chakra, the router) are never shared completely, but
 * through our packages.
 */
export const SHARED_LIBRARIES = ['react', 'react-dom', 'react/jsx-runtime', 'swr'] as const;

/** Our packages whose modules are shared individually. */
const SHARED_PACKAGES = ['design-system', 'remote-kit', 'api-client'] as const;

/** The part of the contract with code that depends on a library, which is shared so that a page loads it once. */
const SHARED_CONTRACT = '@widya/contract/time/';

/** Modules that remotes may not import at run time: for the shell, tests and builds. */
const NOT_SHARED = new Set([
  '@widya/remote-kit/router-host',
  '@widya/remote-kit/product-router',
  '@widya/remote-kit/testing',
  '@widya/remote-kit/manifest',
  '@widya/remote-kit/registry',
  '@widya/remote-kit/screen',
  '@widya/remote-kit/remote-name',
]);

/** Whether it is a module, such as `button`, and not `button.test`, `button.stories`, `button.recipe` or `assets.d`. */
const isModule = (name: string): boolean => /^[a-z0-9-]+$/.test(name);

/** Sub-paths for tests and builds only. */
const isTooling = (subPath: string): boolean => /^(testing|build|story|storybook)(\/|$)/.test(subPath);

/** Sub-paths of an entry in `exports`: itself, or one per file that matches its pattern. */
function subPathsOf(home: string, key: string, target: string): readonly string[] {
  const [before = '', after] = target.split('*');
  const file = path.join(home, before);
  if (after === undefined) return existsSync(file) ? [key] : [];
  if (!existsSync(file)) return [];
  return readdirSync(file)
    .filter((name) => name.endsWith(after) && isModule(name.slice(0, -after.length)))
    .map((name) => key.replace('*', name.slice(0, -after.length)));
}

/**
 * Names that a remote may import from one of our packages, `@widya/design-system/button`, sorted: all reachable by its
 * `exports`.
 * @param dir folder of an app that has the package installed.
 */
export function sharedModulesOf(folder: string, dir: string): readonly string[] {
  const home = packageHome(`@widya/${folder}`, dir);
  if (home === null) return [];
  const { exports = {} } = packageFactsOf(home);
  const subPaths = Object.entries(exports).flatMap(([key, targets]) =>
    [targets].flat().flatMap((target) => subPathsOf(home, key.replace('./', ''), target)),
  );
  return [...new Set(subPaths)]
    .filter((subPath) => !isTooling(subPath))
    .map((subPath) => `@widya/${folder}/${subPath}`)
    .filter((name) => !NOT_SHARED.has(name))
    .toSorted();
}

/** All provided modules by import name. @param dir folder of an app that has our packages installed. */
export const sharedModules = (dir: string): readonly string[] => [
  ...SHARED_LIBRARIES,
  ...SHARED_PACKAGES.flatMap((folder) => sharedModulesOf(folder, dir)),
  ...sharedModulesOf('contract', dir).filter((name) => name.startsWith(SHARED_CONTRACT)),
];

/**
 * Our packages that are compiled into a remote: its dependencies that the shell does not provide. Except the contract:
 * every app includes its data, and the shell provides its time functions.
 * @param dir folder of the remote.
 * @returns their names without the scope, sorted.
 */
export function carriedPackagesOf(dir: string): readonly string[] {
  const { dependencies = {} } = packageFactsOf(dir);
  const provided = new Set<string>([...SHARED_PACKAGES, 'contract']);
  return Object.keys(dependencies)
    .filter((name) => name.startsWith('@widya/'))
    .map((name) => name.replace('@widya/', ''))
    .filter((folder) => !provided.has(folder))
    .toSorted();
}

/**
 * Version of a shared module's package.
 * @param dir folder of an app that has it installed.
 * @throws Error when it has not.
 */
export function versionOf(name: string, dir: string): string {
  const [first = '', second = ''] = name.split('/');
  const packageName = first.startsWith('@') ? `${first}/${second}` : first;
  const home = packageHome(packageName, dir);
  if (home === null) throw new Error(`${packageName} is not installed in ${dir}`);
  return ownVersion(home);
}

/** Options for remotes: they include no copy (`import: false`) and accept the shell's version. */
export function consumedByRemotes(): Record<string, { singleton: true; requiredVersion: false; import: false }> {
  const options = { singleton: true, requiredVersion: false, import: false } as const;
  return Object.fromEntries(
    [...SHARED_LIBRARIES, ...SHARED_PACKAGES.map((folder) => `@widya/${folder}/`), SHARED_CONTRACT].map((name) => [
      name,
      options,
    ]),
  );
}
