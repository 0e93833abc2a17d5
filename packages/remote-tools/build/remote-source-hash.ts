import { existsSync } from 'node:fs';
import path from 'node:path';
import { packageHome } from './package-facts.ts';
import { carriedPackagesOf } from './shared.ts';
import { hashSources } from './source-hash.ts';

const LOCK_FILES = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock', 'bun.lock'];

/** The lock file of a folder or of the nearest one above it. */
function lockFileOf(dir: string): readonly string[] {
  for (let at = path.resolve(dir); ; at = path.dirname(at)) {
    const lock = LOCK_FILES.map((name) => path.join(at, name)).find(existsSync);
    if (lock !== undefined) return [lock];
    if (at === path.dirname(at)) return [];
  }
}

/** Code of one of our packages: sources in this repository, compiled files elsewhere. */
const codeOf = (home: string): readonly string[] =>
  ['src', 'dist', 'package.json'].map((name) => path.join(home, name));

/** What compiles the styles of a remote, and the tokens that these name. */
const STYLES = ['', 'dist'].flatMap((folder) =>
  ['build', 'src/theme/system', 'src/theme/system.ts', 'src/theme/system.js'].map((name) => path.join(folder, name)),
);

/**
 * Hash of everything that can affect the build of a remote, so that an existing build need not be repeated. Of our
 * packages only those compiled into the remote count, and what compiles its styles; the shell provides the others. Not
 * its version, which is the hash of what was built.
 * @param dir folder of the remote.
 */
export function remoteSourceHash(dir: string): string {
  const own = ['src', 'package.json', 'webpack.config.ts'].map((name) => path.join(dir, name));
  const carried = [...carriedPackagesOf(dir), 'contract'].map((name) => packageHome(`@widya/${name}`, dir));
  const releases = packageHome('@widya/releases', import.meta.dirname);
  const packages = [...carried, releases].flatMap((home) => (home === null ? [] : codeOf(home)));
  const design = packageHome('@widya/design-system', dir);
  const styles = design === null ? [] : STYLES.map((name) => path.join(design, name));
  return hashSources([...own, ...packages, ...styles, import.meta.dirname, ...lockFileOf(dir)], dir);
}
