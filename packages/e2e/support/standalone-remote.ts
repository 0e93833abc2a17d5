import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { linkBuild } from './linked-build.ts';
import { ROOT } from './product.ts';
import { serveProgram } from './served-program.ts';

const run = promisify(execFile);

interface Installed {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  /** Tarballs of our packages, as `file:` addresses. */
  readonly overrides?: Readonly<Record<string, string>>;
}

const readPackage = (dir: string): Installed =>
  JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as Installed;

function link(target: string, name: string): void {
  if (existsSync(name)) return;
  mkdirSync(path.dirname(name), { recursive: true });
  symlinkSync(target, name);
}

/** Returns the folder of a third-party package that a workspace uses. @throws Error when it is not installed there */
function thirdParty(workspace: string, name: string): string {
  const home = path.join(ROOT, workspace, 'node_modules', name);
  if (!existsSync(home)) throw new Error(`${workspace} has no ${name}`);
  return realpathSync(home);
}

/**
 * Installs as pnpm does, but without a registry: unpacks our packages from their tarballs, and links for each only the
 * dependencies that it declares, from this repository.
 */
async function install(dir: string): Promise<void> {
  const { dependencies = {}, overrides = {} } = readPackage(dir);
  const homeOf = (name: string): string =>
    path.join(dir, 'node_modules/.packages', name.replace('/', '+'), 'node_modules', name);
  for (const [name, file] of Object.entries(overrides)) {
    mkdirSync(homeOf(name), { recursive: true });
    const tarball = path.resolve(dir, file.replace('file:', ''));
    await run('tar', ['xzf', tarball, '--strip-components', '1', '-C', homeOf(name)]);
  }
  for (const name of Object.keys(overrides)) {
    const declared = readPackage(homeOf(name));
    const beside = homeOf(name).slice(0, -name.length);
    for (const one of Object.keys({ ...declared.dependencies, ...declared.peerDependencies }))
      link(
        one in overrides ? homeOf(one) : thirdParty(name.replace('@widya', 'packages'), one),
        path.join(beside, one),
      );
  }
  for (const name of [...Object.keys(dependencies), '@widya/remote-tools'])
    link(
      name in overrides ? homeOf(name) : thirdParty('packages/record-kit', name),
      path.join(dir, 'node_modules', name),
    );
}

/** A remote in its own repository, with our packages from tarballs, and a folder into which it is published. */
export interface StandaloneRemote {
  /** Folder of the remote. */
  readonly dir: string;
  /** A folder of builds in which everything that is built in this repository is live. */
  readonly web: string;
  /** Runs `widya-remote`. @throws Error with the output, when the command fails */
  readonly widyaRemote: (...args: readonly string[]) => Promise<string>;
  /** `widyaRemote` with the deploy token of a CI. */
  readonly inCi: (token: string, ...args: readonly string[]) => Promise<string>;
  /** Runs `widya-remote dev`. @returns how to end it. @throws Error with the output, when it does not serve */
  readonly serve: (shell: string, port: number) => Promise<() => Promise<void>>;
  readonly remove: () => void;
}

/** Creates a remote outside the workspace. @param name name of its folder, for example `uji-luar` */
export async function createStandaloneRemote(name: string): Promise<StandaloneRemote> {
  const parent = mkdtempSync(path.join(tmpdir(), 'widya-standalone-'));
  const dir = path.join(parent, name);
  await run(process.execPath, ['scripts/new-remote.ts', '--standalone', dir], { cwd: ROOT });
  await install(dir);
  const web = path.join(parent, 'web');
  linkBuild(web);
  const command = path.join(dir, 'node_modules/@widya/remote-tools/dist/commands/widya-remote.js');
  const widyaRemote = async (env: Readonly<Record<string, string>>, args: readonly string[]) =>
    (await run(process.execPath, [command, ...args], { cwd: dir, env: { ...process.env, ...env } })).stdout;
  return {
    dir,
    web,
    widyaRemote: (...args) => widyaRemote({}, args),
    inCi: (token, ...args) => widyaRemote({ WIDYA_DEPLOY_TOKEN: token }, args),
    serve: (shell, port) =>
      serveProgram([command, 'dev', '--shell', shell, '--port', String(port)], {
        cwd: dir,
        ready: 'Open it in a shell',
      }),
    remove: () => rmSync(parent, { recursive: true, force: true }),
  };
}
