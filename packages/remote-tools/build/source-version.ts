import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.ts';
import type { SharedUsage } from './place-shared.ts';
import { carriedPackagesOf } from './shared.ts';
import { ownVersion } from './version.ts';

/** Files that are not part of a build. */
const isOutsideBuild = (file: string): boolean =>
  /\.(test|stories|bench)\.tsx?$|\.md$|(^|\/)(node_modules|__screenshots__|coverage)(\/|$)/.test(file);

function* filesUnder(target: string): Generator<string> {
  if (!existsSync(target)) return;
  if (!statSync(target).isDirectory()) {
    yield target;
    return;
  }
  for (const entry of readdirSync(target, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = path.join(target, entry.name);
    if (isOutsideBuild(file)) continue;
    if (entry.isDirectory()) yield* filesUnder(file);
    else yield file;
  }
}

/**
 * Hash of sources: names and contents of all files that can be part of a build.
 * @param targets absolute paths of files or folders; missing ones count as empty.
 * @returns 10 hexadecimal digits.
 */
export function hashSources(targets: readonly string[], root: string = ROOT): string {
  const hash = createHash('sha256');
  for (const target of targets) {
    for (const file of filesUnder(target)) {
      hash.update(`${path.relative(root, file)}\0`);
      hash.update(readFileSync(file));
      hash.update('\0');
    }
  }
  return hash.digest('hex').slice(0, 10);
}

/** Sources that affect every app besides its own folder. */
const toolsOf = (root: string): readonly string[] =>
  ['packages/remote-tools/build', 'packages/releases/src', 'packages/contract/src', 'pnpm-lock.yaml'].map((target) =>
    path.join(root, target),
  );

/**
 * Hash of everything that can affect the build of a remote, so that an existing build need not be repeated. Of our
 * packages only those compiled into the remote count; the shell provides the others. Not its version, which is the hash
 * of what was built.
 */
export function remoteSourceHash(name: string, root: string = ROOT): string {
  const dir = path.join(root, name);
  const own = ['src', 'package.json', 'webpack.config.ts'].map((file) => path.join(dir, file));
  const carried = carriedPackagesOf(name, root).flatMap((folder) =>
    ['src', 'package.json'].map((file) => path.join(root, 'packages', folder, file)),
  );
  return hashSources([...own, ...carried, ...toolsOf(root)], root);
}

/**
 * Version of the shell, which includes all shared packages. @param usage imports of the remotes, which determine the
 * files of shared modules.
 */
export function shellSourceVersion(usage: SharedUsage, root: string = ROOT): string {
  const own = ['shell/src', 'shell/package.json', 'shell/webpack.config.ts'];
  const packages = ['design-system', 'remote-kit', 'api-client', ...carriedPackagesOf('shell', root)].flatMap(
    (name) => [`packages/${name}/src`, `packages/${name}/package.json`],
  );
  const targets = [...own, ...packages].map((target) => path.join(root, target));
  const sources = hashSources([...targets, ...toolsOf(root)], root);
  const hash = createHash('sha256').update(sources).update(JSON.stringify(usage)).digest('hex').slice(0, 10);
  return `${ownVersion(path.join(root, 'shell'))}-${hash}`;
}
