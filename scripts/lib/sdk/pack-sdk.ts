import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { GENERATED, ROOT } from '../../../packages/remote-tools/build/paths.ts';
import { compilePackages, copyCompiled } from './compile-packages.ts';
import { packageJsonOf, SDK_PACKAGES } from './packages.ts';
import { publishedPackageJson } from './published-package-json.ts';
import { undeclaredImports } from './undeclared-imports.ts';

/** Folder of the tarballs. */
export const SDK = path.join(GENERATED, 'sdk');

/** Prepares the content of a tarball. @returns its folder */
function stage(folder: (typeof SDK_PACKAGES)[number], versions: ReadonlyMap<string, string>): string {
  const source = packageJsonOf(folder);
  const home = path.join(SDK, 'packages', folder);
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  const undeclared = undeclaredImports(source, copyCompiled(folder, path.join(home, 'dist')));
  if (undeclared.length > 0) throw new Error(undeclared.join('\n'));
  const published = publishedPackageJson(source, versions);
  writeFileSync(path.join(home, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  cpSync(path.join(ROOT, 'LICENSE'), path.join(home, 'LICENSE'));
  cpSync(path.join(ROOT, 'packages', folder, 'README.md'), path.join(home, 'README.md'));
  return home;
}

/**
 * Writes the tarballs of all published packages into `.generated/sdk`.
 * @returns absolute paths of the tarballs by name of the package.
 * @throws Error with what does not compile or is not declared.
 */
export function packSdk(): ReadonlyMap<string, string> {
  compilePackages();
  const packages = SDK_PACKAGES.map((folder) => ({ folder, ...packageJsonOf(folder) }));
  const versions = new Map(packages.map(({ name, version }) => [name, version]));
  const homes = packages.map(({ folder }) => stage(folder, versions));
  // One process for all: starting npm takes longer than packing.
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', SDK, ...homes];
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: SDK, encoding: 'utf8', maxBuffer: 64 << 20 });
  if (status !== 0) throw new Error(`The packages could not be packed: ${stderr || stdout}`);
  const written = JSON.parse(stdout) as readonly { name: string; filename: string }[];
  return new Map(written.map(({ name, filename }) => [name, path.join(SDK, filename)]));
}
