import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.ts';

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
]);

/** Whether it is a module, such as `button`, and not `button.test`, `button.stories`, `button.recipe` or `assets.d`. */
const isModule = (name: string): boolean => /^[a-z0-9-]+$/.test(name);

/** Sub-paths for tests and builds only. */
const isTooling = (subPath: string): boolean => /^(testing|build|story|storybook)(\/|$)/.test(subPath);

type Exports = Readonly<Record<string, string | readonly string[]>>;

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
 */
export function sharedModulesOf(folder: string, root: string = ROOT): readonly string[] {
  const home = path.join(root, 'packages', folder);
  const file = path.join(home, 'package.json');
  if (!existsSync(file)) return [];
  const { exports = {} } = JSON.parse(readFileSync(file, 'utf8')) as { exports?: Exports };
  const subPaths = Object.entries(exports).flatMap(([key, targets]) =>
    [targets].flat().flatMap((target) => subPathsOf(home, key.replace('./', ''), target)),
  );
  return [...new Set(subPaths)]
    .filter((subPath) => !isTooling(subPath))
    .map((subPath) => `@widya/${folder}/${subPath}`)
    .filter((name) => !NOT_SHARED.has(name))
    .toSorted();
}

/** All provided modules by import name. */
export const sharedModules = (root: string = ROOT): readonly string[] => [
  ...SHARED_LIBRARIES,
  ...SHARED_PACKAGES.flatMap((folder) => sharedModulesOf(folder, root)),
  ...sharedModulesOf('contract', root).filter((name) => name.startsWith(SHARED_CONTRACT)),
];

/**
 * Our packages that are compiled into a remote: its dependencies that the shell does not provide. Except the contract:
 * every app includes its data, and the shell provides its time functions.
 * @returns folders under `packages/`, sorted.
 */
export function carriedPackagesOf(remote: string, root: string = ROOT): readonly string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(root, remote, 'package.json'), 'utf8')) as {
    dependencies?: Readonly<Record<string, string>>;
  };
  const provided = new Set<string>([...SHARED_PACKAGES, 'contract']);
  return Object.keys(dependencies)
    .filter((name) => name.startsWith('@widya/'))
    .map((name) => name.replace('@widya/', ''))
    .filter((folder) => !provided.has(folder))
    .toSorted();
}

const versionIn = (file: string): string => {
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version;
};

/** Version of a shared module's package. */
export function versionOf(name: string, root: string = ROOT): string {
  const [scope, folder] = name.split('/');
  return scope === '@widya'
    ? versionIn(path.join(root, 'packages', folder ?? '', 'package.json'))
    : versionIn(path.join(root, 'shell/node_modules', scope ?? '', 'package.json'));
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
