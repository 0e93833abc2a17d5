import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { linkBuild } from './linked-build.ts';
import type { PackageRegistry } from './package-registry.ts';
import { ROOT } from './product.ts';
import { serveProgram } from './served-program.ts';

const run = promisify(execFile);

type Versions = Readonly<Record<string, string>>;

interface PackageJson {
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly peerDependencies?: Versions;
}

/** What `npm pack` says of a tarball. */
interface Packed {
  readonly name: string;
  readonly version: string;
  readonly filename: string;
}

const readPackage = (dir: string): PackageJson =>
  JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as PackageJson;

const isOurs = ([name]: readonly [string, string]): boolean => name.startsWith('@widya/');

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
 * Installs as pnpm does: downloads our packages in the versions that are asked for, and links for each only the
 * dependencies that it declares. Those of others come from this repository, because tests have no network.
 */
async function install(dir: string, { npm }: PackageRegistry): Promise<void> {
  const packages = path.join(dir, 'node_modules/.packages');
  const homeOf = (name: string, version: string): string =>
    path.join(packages, `${name.replace('/', '+')}@${version}`, 'node_modules', name);

  const linkAll = (wanted: Versions, workspace: string, folder: string): void => {
    for (const one of Object.entries(wanted))
      link(isOurs(one) ? homeOf(...one) : thirdParty(workspace, one[0]), path.join(folder, one[0]));
  };
  const download = async (wanted: Versions): Promise<void> => {
    const missing = Object.entries(wanted).filter((one) => isOurs(one) && !existsSync(homeOf(...one)));
    if (missing.length === 0) return;
    const packed = await npm(packages, ['pack', '--json', ...missing.map((one) => one.join('@'))]);
    for (const { name, version, filename } of JSON.parse(packed) as readonly Packed[]) {
      mkdirSync(homeOf(name, version), { recursive: true });
      await run('tar', ['xzf', filename, '--strip-components', '1', '-C', homeOf(name, version)], { cwd: packages });
    }
    for (const [name, version] of missing) {
      const home = homeOf(name, version);
      const { dependencies, peerDependencies } = readPackage(home);
      await download({ ...dependencies });
      linkAll(
        { ...dependencies, ...peerDependencies },
        name.replace('@widya', 'packages'),
        home.slice(0, -name.length),
      );
    }
  };

  mkdirSync(packages, { recursive: true });
  const { dependencies, devDependencies = {} } = readPackage(dir);
  const tools = Object.fromEntries(Object.entries(devDependencies).filter(isOurs));
  await download({ ...dependencies, ...tools });
  linkAll({ ...dependencies, ...tools }, 'packages/record-kit', path.join(dir, 'node_modules'));
}

/** A remote in its own repository, with our packages from a registry, and a folder into which it is published. */
export interface StandaloneRemote {
  /** Folder of the remote. */
  readonly dir: string;
  /** A folder of builds in which everything that is built in this repository is live. */
  readonly web: string;
  /** Runs `widya-remote`. @throws Error with the output, when the command fails */
  readonly widyaRemote: (...args: readonly string[]) => Promise<string>;
  /** `widyaRemote` with the deploy token of a CI. */
  readonly inCi: (token: string, ...args: readonly string[]) => Promise<string>;
  /** Runs `widya-remote dev` with these and more options. @returns how to end it. @throws Error with the output, when it does not serve */
  readonly serve: (shell: string, port: number, ...more: readonly string[]) => Promise<() => Promise<void>>;
  readonly remove: () => void;
}

/**
 * Creates a remote outside the workspace with the command of the README.
 * @param name name of its folder, for example `standalone-remote`
 * @throws Error with the output of npm, when it fails
 */
export async function createStandaloneRemote(name: string, registry: PackageRegistry): Promise<StandaloneRemote> {
  const folder = mkdtempSync(path.join(tmpdir(), 'widya-outside-'));
  const parent = path.join(folder, 'examples');
  mkdirSync(parent);
  const dir = path.join(parent, name);
  await registry.npm(parent, ['create', '@widya/remote', name]);
  await install(dir, registry);
  const web = path.join(folder, 'web');
  linkBuild(web);
  const command = path.join(dir, 'node_modules/@widya/remote-tools/dist/commands/widya-remote.js');
  const widyaRemote = async (env: Readonly<Record<string, string>>, args: readonly string[]) =>
    (await run(process.execPath, [command, ...args], { cwd: dir, env: { ...process.env, ...env } })).stdout;
  return {
    dir,
    web,
    widyaRemote: (...args) => widyaRemote({}, args),
    inCi: (token, ...args) => widyaRemote({ WIDYA_DEPLOY_TOKEN: token }, args),
    serve: (shell, port, ...more) =>
      serveProgram([command, 'dev', '--shell', shell, '--port', String(port), ...more], {
        cwd: dir,
        ready: 'Open it in a shell',
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
