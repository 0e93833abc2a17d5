import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '@widya/testing/free-port';
import { ROOT } from '../../../packages/remote-tools/build/paths.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../packages/server/src/embedded-postgres/start.ts';
import { createPool } from '../../../packages/server/src/platform/database/pool.ts';
import { throwawayFolder } from '../../../packages/server/src/testing/throwaway-folder.ts';
import { buildApps } from '../build-apps.ts';
import { commandsOf } from './commands-of.ts';
import { liveAssets } from './live-assets.ts';
import { RELEASE, writeRelease } from './write-release.ts';

const MOST_BYTES = 150e6;

const PASSWORD = 'Jendela-biru-di-sawah-7';
const quiet = { info: () => undefined, warn: () => undefined };

let folder = '';
let release = '';
let postgres: EmbeddedPostgres;
const started: ChildProcess[] = [];

beforeAll(async () => {
  await buildApps();
  await writeRelease();
  folder = mkdtempSync(path.join(await throwawayFolder(), 'widya-release-'));
  // Copies the release outside the repository, so that no module resolves to the repository's node_modules.
  release = path.join(folder, 'widya');
  cpSync(RELEASE, release, { recursive: true });
  mkdirSync(path.join(folder, 'empty'));
  const dataDir = path.join(folder, 'database');
  postgres = await startEmbeddedPostgres({
    dataDir,
    log: quiet,
    settings: { fsync: 'off', synchronous_commit: 'off' },
  });
});
afterAll(async () => {
  for (const child of started) if (child.exitCode === null) child.kill('SIGKILL');
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a program of the release as on a machine with this Node but without pnpm and npx. */
function run(program: string, args: readonly string[] = [], env: Readonly<Record<string, string>> = {}): ChildProcess {
  const child = spawn(process.execPath, [path.join('dist/server', program), ...args], {
    cwd: release,
    env: {
      PATH: path.join(folder, 'empty'),
      DATABASE_URL: postgres.connectionString,
      DATA_DIR: path.join(folder, 'data'),
      DEMO: 'off',
      HOST: '127.0.0.1',
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  return child;
}

async function addressOf(server: ChildProcess): Promise<string> {
  const errors = text(server.stderr ?? process.stdin);
  for await (const line of createInterface({ input: server.stdout ?? process.stdin })) {
    const { msg, address } = JSON.parse(line) as { msg: string; address?: string };
    if (msg === 'Widya is ready' && address) return address.replace('localhost', '127.0.0.1');
  }
  throw new Error(`The server ended: ${await errors}`);
}

const newDatabase = async (name: string): Promise<string> => {
  const pool = createPool(postgres.poolConfig);
  await pool.query(`create database ${name}`);
  await pool.end();
  return postgres.connectionString.replace(`/${postgres.poolConfig.database}?`, `/${name}?`);
};

/** Fake curl, which a machine with only Node lacks: requests the address in the last argument until it responds. */
const CURL = `#!${process.execPath}
let attempts = 120;
const ask = () => fetch(process.argv.at(-1)).then(async (answer) => {
  if (!answer.ok) throw new Error(answer.status);
  process.stdout.write(await answer.text());
}).catch((error) => {
  attempts -= 1;
  if (attempts === 0) throw error;
  setTimeout(ask, 500);
});
ask();
`;

/** Creates a folder for PATH that contains only this Node and the fake curl. @returns its path. */
function onlyNodeAndCurl(): string {
  const bin = path.join(folder, 'bin');
  mkdirSync(bin);
  symlinkSync(process.execPath, path.join(bin, 'node'));
  writeFileSync(path.join(bin, 'curl'), CURL, { mode: 0o755 });
  return bin;
}

it('has at most 150 MB, no links, and no TypeScript', () => {
  const files = globSync('**/*', { cwd: release, withFileTypes: true }).filter((entry) => !entry.isDirectory());
  const bytes = files.map(({ parentPath, name }) => statSync(path.join(parentPath, name)).blocks * 512);
  expect(files.length).toBeGreaterThan(1_000);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
  expect(files.filter((entry) => entry.isSymbolicLink())).toEqual([]);
  expect(files.filter(({ name }) => name.endsWith('.ts'))).toEqual([]);
});

it('has the files of the current build only', () => {
  const shell = mkdtempSync(path.join(folder, 'shell-'));
  cpSync(path.join(release, 'dist/shell'), shell, { recursive: true });
  const current = readdirSync(path.join(shell, 'assets'));
  expect(current.length).toBeGreaterThan(10);
  writeFileSync(path.join(shell, 'assets/old.00c0ffee.js'), '');
  expect([...liveAssets(shell)].toSorted()).toEqual(current.toSorted());
});

it('is not written again without a change', async () => {
  expect(await writeRelease()).toBe(false);
});

describe('a started release', () => {
  it('is ready, serves the sign-in page with its scripts, and signs in whom create-superadmin made', async () => {
    const create = run('create-superadmin.js', ['--email', 'kepala@uji.example', '--name', 'Kepala Uji'], {
      SUPERADMIN_PASSWORD: PASSWORD,
    });
    const [output, [code]] = await Promise.all([text(create.stderr ?? process.stdin), once(create, 'exit')]);
    expect({ code, output }).toEqual({ code: 0, output: 'Superadmin kepala@uji.example was created (id 1).\n' });

    const server = run('main.js');
    const address = await addressOf(server);
    const ready = await fetch(`${address}/readyz`);
    expect(await ready.json()).toMatchObject({ status: 'ready', checks: { migrations: 'ok', page: 'ok' } });

    const page = await (await fetch(address)).text();
    expect(page.includes('<title>Widya</title>')).toBe(true);
    const scripts = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file ?? '');
    expect(scripts.length).toBeGreaterThan(0);
    for (const file of scripts) expect([file, (await fetch(address + file)).status]).toEqual([file, 200]);
    expect((await fetch(`${address}/situs/tidak-ada`)).headers.get('content-type')).toContain('text/html');

    const signedIn = await fetch(`${address}/v1/admins/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'kepala@uji.example', password: PASSWORD }),
    });
    expect(signedIn.status).toBe(200);
    const { token } = (await signedIn.json()) as { token: string };
    const classes = await fetch(`${address}/v1/class?page=1&per_page=10`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await classes.json()).toMatchObject({ data: [] });

    server.kill('SIGTERM');
    expect((await once(server, 'exit'))[0]).toBe(0);
  });

  it('reports a missing DATABASE_URL in one sentence', async () => {
    const server = run('main.js', [], { DATABASE_URL: '' });
    const [output, [code]] = await Promise.all([text(server.stderr ?? process.stdin), once(server, 'exit')]);
    expect(code).toBe(1);
    expect(output).toMatch(
      /^DATABASE_URL: is missing, and no embedded PostgreSQL.*set it to a PostgreSQL 15 or newer\.\n$/,
    );
  });

  it('names the required Node when an older one starts it', () => {
    const disguise = `Object.defineProperty(process.versions, 'node', { value: '20.1.0' })`;
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(disguise)}`, path.join(release, 'dist/server/main.js')],
      { encoding: 'utf8' },
    );
    expect(status).toBe(1);
    expect(stderr).toContain(
      'Widya needs Node.js 24 or newer, and this is 20.1.0: install it from https://nodejs.org.\n',
    );
  });
});

describe('docs/deploy.md', () => {
  it('has commands that work in this order', async () => {
    const databases = await Promise.all(['guide', 'guide_restored'].map(newDatabase));
    const blocks = commandsOf(readFileSync(path.join(ROOT, 'docs/deploy.md'), 'utf8'));
    expect(blocks.length).toBeGreaterThanOrEqual(4);
    const { status, stdout, stderr } = spawnSync('/bin/sh', ['-eu', '-c', blocks.join('\n')], {
      cwd: release,
      env: {
        PATH: onlyNodeAndCurl(),
        PORT: String(await freePort()),
        DEMO: '0',
        DATABASE_URL: databases[0],
        DATA_DIR: path.join(folder, 'guide'),
        SUPERADMIN_PASSWORD: PASSWORD,
        BACKUPS: path.join(folder, 'backups'),
        NEW_DATABASE_URL: databases[1],
        NEW_DATA_DIR: path.join(folder, 'guide-restored'),
      },
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr: expect.stringContaining('kepala@widya.example was created'),
    });
    expect(stdout).toContain('"status":"ready"');
    expect(stdout).toMatch(/Backed up .*\n.*Restored .* rows and files were compared/s);
  });
});
