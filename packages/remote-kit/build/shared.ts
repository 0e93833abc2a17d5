import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.ts';

/** Libraries of which a page may have only one copy. Bigger ones (Chakra, the router) are never shared whole: they come through our packages. */
export const SHARED_LIBRARIES = ['react', 'react-dom', 'react/jsx-runtime', 'swr'] as const;

/** Our packages, of which every module is shared by itself. */
const SHARED_PACKAGES = ['design-system', 'remote-kit', 'api-client'] as const;

/** The part of the contract that is code with a library behind it: once on a page, like the formats of the design system. */
const SHARED_CONTRACT = '@widya/contract/time/';

/** Modules no remote may import at run time: the shell's own, tests', build's. */
const NOT_SHARED = new Set([
  '@widya/remote-kit/router-host',
  '@widya/remote-kit/testing',
  '@widya/remote-kit/manifest',
  '@widya/remote-kit/manifest.schema',
  '@widya/remote-kit/registry',
  '@widya/remote-kit/screen',
]);

/** A module: `button`, not `button.test`, `button.stories`, `button.recipe` nor `assets.d`. */
const isModule = (name: string): boolean => /^[a-z0-9-]+$/.test(name);

/** Sub-paths that only tests and builds import. */
const isTooling = (subPath: string): boolean => /^(testing|build|story|storybook)(\/|$)/.test(subPath);

type Exports = Readonly<Record<string, string | readonly string[]>>;

/** Sub-paths that one line of `exports` opens: itself, or one for every file its pattern matches. */
function subPathsOf(home: string, key: string, target: string): readonly string[] {
  const [before = '', after] = target.split('*');
  const file = path.join(home, before);
  if (after === undefined) return existsSync(file) ? [key] : [];
  if (!existsSync(file)) return [];
  return readdirSync(file)
    .filter((name) => name.endsWith(after) && isModule(name.slice(0, -after.length)))
    .map((name) => key.replace('*', name.slice(0, -after.length)));
}

/** Names a remote may import from one of our packages, `@widya/design-system/button`, sorted: what its `exports` reach. */
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

/** Every module the shell provides, each under the name remotes import. */
export const sharedModules = (root: string = ROOT): readonly string[] => [
  ...SHARED_LIBRARIES,
  ...SHARED_PACKAGES.flatMap((folder) => sharedModulesOf(folder, root)),
  ...sharedModulesOf('contract', root).filter((name) => name.startsWith(SHARED_CONTRACT)),
];

/**
 * Our packages whose code a remote carries itself: those it depends on that the shell does not provide. The contract is left
 * out: every app is built with its data, and the shell provides its times.
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

/** Version of the package a shared module belongs to. */
export function versionOf(name: string, root: string = ROOT): string {
  const [scope, folder] = name.split('/');
  return scope === '@widya'
    ? versionIn(path.join(root, 'packages', folder ?? '', 'package.json'))
    : versionIn(path.join(root, 'shell/node_modules', scope ?? '', 'package.json'));
}

/** Options with which a remote consumes: it carries no copy of its own (`import: false`), any version the shell has will do. */
export function consumedByRemotes(): Record<string, { singleton: true; requiredVersion: false; import: false }> {
  const options = { singleton: true, requiredVersion: false, import: false } as const;
  return Object.fromEntries(
    [...SHARED_LIBRARIES, ...SHARED_PACKAGES.map((folder) => `@widya/${folder}/`), SHARED_CONTRACT].map((name) => [
      name,
      options,
    ]),
  );
}
