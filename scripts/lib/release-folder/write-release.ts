import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '../../../packages/contract/src/routing/registry.ts';
import { DIST, ROOT } from '../../../packages/remote-tools/build/paths.ts';
import { bundleServer } from './bundle-server.ts';
import { installProduction } from './install-production.ts';
import { liveAssets } from './live-assets.ts';
import { COPIED, fingerprint, PACKAGE_SOURCES, SERVER_SOURCES } from './sources.ts';

/** Where `pnpm build` writes the release; beside `dist`, which is served. */
export const RELEASE = path.join(ROOT, 'release');

/**
 * Does the work unless the file `mark` records that it was done with the same sources. @returns whether it was done.
 */
async function unlessDone(mark: string, sources: string, work: () => unknown): Promise<boolean> {
  if (existsSync(mark) && readFileSync(mark, 'utf8') === sources) return false;
  rmSync(mark, { force: true });
  await work();
  writeFileSync(mark, sources);
  return true;
}

/** Copies the live builds of the remotes; formerly live ones stay on the machine that built them. */
function copyRemotes(target: string): void {
  const registry = JSON.parse(readFileSync(path.join(DIST, 'registry.json'), 'utf8')) as Registry;
  const remotes = registry.remotes.map(({ name, current }) => ({ name, current, previous: null }));
  for (const { current } of remotes)
    cpSync(path.join(DIST, current.baseUrl), path.join(target, current.baseUrl), { recursive: true });
  writeFileSync(path.join(target, 'registry.json'), JSON.stringify({ ...registry, remotes }));
}

/** Copies the shell without files of earlier builds, which only tabs of the machine that built them load. */
function copyShell(target: string): void {
  const source = path.join(DIST, 'shell');
  const live = liveAssets(source);
  const filter = (file: string): boolean =>
    path.dirname(file) !== path.join(source, 'assets') || live.has(path.basename(file));
  cpSync(source, path.join(target, 'shell'), { recursive: true, filter });
}

function copyWebFiles(release: string): void {
  const target = path.join(release, 'dist');
  for (const name of ['remotes', 'shell', 'site']) rmSync(path.join(target, name), { recursive: true, force: true });
  copyRemotes(target);
  copyShell(target);
  cpSync(path.join(DIST, 'site'), path.join(target, 'site'), { recursive: true });
}

async function writeServer(release: string): Promise<void> {
  const folder = path.join(release, 'dist/server');
  rmSync(folder, { recursive: true, force: true });
  await bundleServer(folder);
  const { version, license, engines } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  writeFileSync(
    path.join(release, 'package.json'),
    `${JSON.stringify({ name: 'widya', version, private: true, license, type: 'module', engines }, null, 2)}\n`,
  );
  for (const name of COPIED) cpSync(path.join(ROOT, name), path.join(release, name), { recursive: true });
}

/** What the web files consist of: each of these changes with them. */
const webMarks = (): string =>
  ['registry.json', 'shell/index.html', 'shell/build.json', 'site.sha256']
    .map((file) => readFileSync(path.join(DIST, file), 'utf8'))
    .join('\n');

/**
 * Writes what a server in production needs, and nothing else: programs, packages, shell, remotes and site. Unchanged
 * parts stay. `dist` must have been built.
 * @returns whether anything was written.
 */
export async function writeRelease(release: string = RELEASE): Promise<boolean> {
  mkdirSync(path.join(release, 'dist'), { recursive: true });
  const mark = (name: string): string => path.join(release, `.${name}`);
  const done = [
    await unlessDone(mark('packages'), fingerprint(PACKAGE_SOURCES), () => installProduction(release)),
    await unlessDone(mark('server'), fingerprint(SERVER_SOURCES), () => writeServer(release)),
    await unlessDone(mark('web'), webMarks(), () => copyWebFiles(release)),
  ];
  const sbom = path.join(DIST, 'sbom.cdx.json');
  if (existsSync(sbom)) cpSync(sbom, path.join(release, 'sbom.cdx.json'));
  return done.includes(true);
}
