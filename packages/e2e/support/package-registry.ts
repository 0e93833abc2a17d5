import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { runServer } from 'verdaccio';
import { ROOT } from './product.ts';

const run = promisify(execFile);

/** The account that publishes. */
const PUBLISHER = 'releases';

/** A package registry on loopback that has the packages of this repository and no others. */
export interface PackageRegistry {
  readonly url: string;
  /**
   * Runs npm in a folder with this registry and a cache of its own, so that nothing comes from an earlier run.
   * @param npmrc settings of an account; by default npm has none
   * @throws Error with the output, when npm fails
   */
  readonly npm: (cwd: string, args: readonly string[], npmrc?: string) => Promise<string>;
  /** Creates an account. @returns file with its settings of npm */
  readonly createAccount: (name: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Packs what this repository publishes. @returns the tarballs, of this run only: older ones stay in the same folder */
async function pack(): Promise<readonly string[]> {
  const { stdout } = await run(process.execPath, ['scripts/pack-sdk.ts'], { cwd: ROOT });
  return stdout
    .trim()
    .split('\n')
    .map((line) => path.join(ROOT, line.slice(line.indexOf(': ') + 2)));
}

/** Starts Verdaccio without the registries that it could ask for other packages. */
async function listen(folder: string): Promise<{ readonly server: Server; readonly url: string }> {
  const config = path.join(folder, 'config.yaml');
  const settings = {
    storage: path.join(folder, 'storage'),
    auth: { htpasswd: { file: path.join(folder, 'htpasswd') } },
    uplinks: {},
    packages: { '@widya/*': { access: '$all', publish: PUBLISHER } },
    web: { enable: false },
    log: { type: 'file', path: path.join(folder, 'log'), level: 'warn' },
  };
  writeFileSync(config, JSON.stringify(settings));
  const server = (await runServer(config)) as Server;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}` };
}

/** Creates an account at a registry. @returns its token @throws Error when the registry refuses it */
async function signUp(url: string, name: string): Promise<string> {
  const answer = await fetch(`${url}/-/user/org.couchdb.user:${name}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, password: crypto.randomUUID() }),
  });
  if (!answer.ok) throw new Error(`${name} got no account: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { readonly token: string }).token;
}

/** Writes settings of npm. @returns the file */
function writeNpmrc(folder: string, name: string, settings: Readonly<Record<string, string>>): string {
  const file = path.join(folder, `${name}.npmrc`);
  writeFileSync(
    file,
    Object.entries(settings)
      .map((one) => `${one.join('=')}\n`)
      .join(''),
  );
  return file;
}

/** Starts a package registry, and publishes the packages of this repository in it. @throws Error when npm fails */
export async function startPackageRegistry(): Promise<PackageRegistry> {
  const folder = mkdtempSync(path.join(tmpdir(), 'widya-packages-'));
  const { server, url } = await listen(folder);
  const settings = {
    registry: `${url}/`,
    cache: path.join(folder, 'npm-cache'),
    noproxy: '127.0.0.1',
    yes: 'true',
    audit: 'false',
    fund: 'false',
    'update-notifier': 'false',
  };
  const nobody = writeNpmrc(folder, 'nobody', settings);
  // The variables of npm and pnpm would overrule the settings.
  const inherited = Object.entries(process.env).filter(([name]) => !/^p?npm_/i.test(name));
  const PATH = [path.dirname(process.execPath), process.env.PATH].join(path.delimiter);

  const npm: PackageRegistry['npm'] = async (cwd, args, npmrc = nobody) => {
    const env = { ...Object.fromEntries(inherited), PATH, npm_config_userconfig: npmrc };
    return (await run('npm', args, { cwd, env, maxBuffer: 64 << 20 })).stdout;
  };
  const createAccount = async (name: string): Promise<string> => {
    const token = await signUp(url, name);
    return writeNpmrc(folder, name, { ...settings, [`${url.replace('http:', '')}/:_authToken`]: token });
  };
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const [tarballs, npmrc] = await Promise.all([pack(), createAccount(PUBLISHER)]);
    await Promise.all(tarballs.map((tarball) => npm(folder, ['publish', tarball], npmrc)));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, npm, createAccount, stop };
}
