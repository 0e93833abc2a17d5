import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@widya/testing/eventually';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';
import { lockWaiters } from './testing/lock-waiters.ts';
import { pidOfPostmaster } from './testing/pid-of-postmaster.ts';
import { urlOf } from './testing/url-of.ts';

const MAIN = new URL('./main.ts', import.meta.url).pathname;

interface Process {
  readonly child: ChildProcess;
  readonly address: string;
  readonly exit: Promise<number | null>;
}

const running: ChildProcess[] = [];

/** Starts a server process and waits until it logs the address on which it listens. */
async function startProcess(env: Readonly<Record<string, string>>): Promise<Process> {
  const child = spawn(process.execPath, [...process.execArgv, MAIN], {
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', DEMO: '0', WEB_ROOT: join(folder, 'dist'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  const exit = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const address = await new Promise<string>((resolve, reject) => {
    let stderr = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    createInterface({ input: child.stdout ?? process.stdin }).on('line', (line) => {
      const { msg, address: found } = JSON.parse(line);
      if (msg === 'Widya is ready') resolve(found.replace('localhost', '127.0.0.1'));
    });
    void exit.then((code) => reject(new Error(`exit ${code}: ${stderr}`)));
  });
  return { child, address, exit };
}

let database: TestDatabase;
let folder = '';
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'widya-process-'));
  await buildPage(join(folder, 'dist'));
});
afterAll(async () => {
  for (const child of running) if (child.exitCode === null) child.kill('SIGKILL');
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const NOTHING = { routes: [], menu: [], tabs: [] };

/** Writes a page, a site and a published remote to the folders to which a build writes them. */
async function buildPage(webRoot: string): Promise<void> {
  await mkdir(join(webRoot, 'shell'), { recursive: true });
  await writeFile(join(webRoot, 'shell/index.html'), '<!doctype html><title>Widya</title>');
  await mkdir(join(webRoot, 'site/server'), { recursive: true });
  await writeFile(join(webRoot, 'site/server/index.js'), '');
  const build = { version: '1', baseUrl: '/remotes/mf-classes/1/', screens: {}, manifest: NOTHING };
  const registry = { schema: 1, remotes: [{ name: 'mf-classes', current: build, previous: null }] };
  await writeFile(join(webRoot, 'registry.json'), JSON.stringify(registry));
}

/** Processes whose tests are over, for the tests of how a process ends, because a start takes seconds. */
const idle: Process[] = [];

const onDatabase = () => startProcess({ DATABASE_URL: urlOf(database), DATA_DIR: folder });

describe('a server process', () => {
  it('is ready only when its parts are, and reports that', async () => {
    const server = await onDatabase();
    const ready = await fetch(`${server.address}/readyz`);
    expect(await ready.json()).toEqual({
      status: 'ready',
      checks: { database: 'ok', migrations: 'ok', jobs: 'ok', page: 'ok' },
      details: { mail: { state: 'ok' }, storage: { state: 'ok' }, disk: { state: 'ok', free_mb: expect.any(Number) } },
    });
    idle.push(server);
  });

  it('is ready only when its page can be opened', async () => {
    const webRoot = join(folder, 'not-built-yet');
    const server = await startProcess({ DATABASE_URL: urlOf(database), DATA_DIR: folder, WEB_ROOT: webRoot });
    const { address } = server;
    const before = await fetch(`${address}/readyz`);
    expect(before.status).toBe(503);
    expect(await before.json()).toMatchObject({ status: 'not ready', checks: { database: 'ok', page: 'being built' } });
    expect((await fetch(address)).status).toBe(503);
    await buildPage(webRoot);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect((await fetch(address)).status).toBe(200);
    idle.push(server);
  });

  it('does not wait for pages on another host', async () => {
    const { child, address, exit } = await startProcess({
      DATABASE_URL: urlOf(database),
      DATA_DIR: folder,
      WEB_ROOT: join(folder, 'never-built'),
      CORS_ORIGINS: 'https://widya.example',
    });
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('answers the call that runs when %s comes, then ends', async (signal) => {
    const { child, address, exit } = idle.shift() ?? (await onDatabase());
    // Hashing the password takes long enough for the signal to arrive before the response.
    const running = fetch(`${address}/v1/admins/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${signal}@uji.example`, password: 'apa saja' }),
    });
    await eventually(async () =>
      expect((await database.pool.query('select 1 from login_attempts')).rowCount).toBeGreaterThan(0),
    );
    child.kill(signal);
    expect((await running).status).toBe(401);
    expect(await exit).toBe(0);
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
    await database.pool.query('delete from login_attempts');
  });

  it('ends although a caller, the mail server and a locked row keep it waiting', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const locked = await database.pool.connect();
    try {
      await database.pool.query(
        `insert into email_outbox (dedupe_key, to_email, subject, body_html) values ('x', 'a@uji.example', 'x', 'x')`,
      );
      const { child, address, exit } = await startProcess({
        DATABASE_URL: urlOf(database),
        DATA_DIR: folder,
        MAIL_FROM: 'Widya <surat@uji.example>',
        SMTP_HOST: '127.0.0.1',
        SMTP_PORT: String((silent.address() as AddressInfo).port),
      });
      await locked.query('begin; lock table admins in access exclusive mode');
      const { port, hostname } = new URL(address);
      const caller = connect(Number(port), hostname);
      caller.on('error', () => undefined);
      caller.write(
        'POST /v1/admins/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
      );
      const waiting = fetch(`${address}/v1/admins/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'siapa@uji.example', password: 'apa saja' }),
      }).catch(() => null);
      await eventually(async () => expect(await lockWaiters(database.db)).toBe(1));
      child.kill('SIGTERM');
      expect(await exit).toBe(0);
      await waiting;
    } finally {
      await locked.query('rollback');
      locked.release();
      silent.close();
      await database.pool.query('delete from email_outbox');
    }
  });

  it('shares a database with another one that starts at the same moment', async () => {
    const fresh = await createTestDatabase();
    await fresh.pool.query('drop schema public cascade; create schema public; drop schema if exists drizzle cascade');
    const env = { DATABASE_URL: urlOf(fresh), DATA_DIR: folder, ALLOW_REGISTER: 'on' };
    const both = await Promise.all([startProcess(env), startProcess(env)]);
    const email = 'bersama@uji.example';
    const send = (address: string, path: string, init: RequestInit & { body?: string }) =>
      fetch(address + path, {
        method: 'POST',
        ...init,
        headers: { 'content-type': 'application/json', ...init.headers },
      });
    const body = JSON.stringify({ email, name: 'Bersama Uji', password: 'Dua-proses-satu-data' });
    expect((await send(both[0].address, '/v1/admins/register', { body })).status).toBe(202);
    await fresh.pool.query('update admins set email_confirmed_at = now()');
    const signedIn = await send(both[0].address, '/v1/admins/login', { body });
    expect(signedIn.status).toBe(200);
    const { token } = (await signedIn.json()) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    const seen = await send(both[1].address, '/v1/admins/tokenlogin', { headers, body: '' });
    expect(seen.status).toBe(200);
    await send(both[1].address, '/v1/logout', { headers, body: '' });
    expect((await send(both[0].address, '/v1/admins/tokenlogin', { headers, body: '' })).status).toBe(401);
    for (const { child } of both) child.kill('SIGTERM');
    expect(await Promise.all(both.map(({ exit }) => exit))).toEqual([0, 0]);
    await fresh.close();
  });

  it('goes on when its embedded database dies: calls wait, and jobs work again', async () => {
    const own = await mkdtemp(join(tmpdir(), 'widya-embedded-'));
    try {
      const { child, address, exit } = await startProcess({ DATA_DIR: own });
      const stateOf = async (path: string) => (await fetch(address + path)).json();
      process.kill(await pidOfPostmaster(own), 'SIGKILL');
      await eventually(async () =>
        expect(await stateOf('/healthz')).not.toMatchObject({ database: { state: 'running', restarts: 0 } }),
      );
      const answer = await fetch(`${address}/v1/admins/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'siapa@uji.example', password: 'apa saja' }),
      });
      expect(answer.status).toBe(401);
      await eventually(async () => expect(await stateOf('/readyz')).toMatchObject({ status: 'ready' }));
      expect(await stateOf('/healthz')).toMatchObject({ status: 'ok', database: { state: 'running', restarts: 1 } });
      child.kill('SIGTERM');
      expect(await exit).toBe(0);
    } finally {
      await rm(own, { recursive: true, force: true });
    }
  });

  it('does not start with settings it cannot use, and names them', async () => {
    await expect(startProcess({ PORT: 'delapan', SMTP_USER: 'x' })).rejects.toThrow(/exit 1: .*PORT.*SMTP_USER/s);
  });

  it('does not start without its database', async () => {
    const nowhere = 'postgres://nobody@127.0.0.1:9/none';
    await expect(startProcess({ DATABASE_URL: nowhere, DATA_DIR: folder })).rejects.toThrow(/exit 1: .*ECONNREFUSED/s);
  });

  it('does not start on a database of a newer version that it cannot run on', async () => {
    const newer = await createTestDatabase();
    await newer.pool.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at, name, needs, applied_by)
       values ('x', 9e15::bigint, '9999_contraction', '9998_expansion', '9.0.0')`,
    );
    try {
      await expect(startProcess({ DATABASE_URL: urlOf(newer), DATA_DIR: folder })).rejects.toThrow(
        /exit 1: The database was upgraded by Widya 9\.0\.0 and [^\n]*\n$/,
      );
    } finally {
      await newer.close();
    }
  });

  it('runs on a database of a newer version that is compatible, while processes are replaced one by one', async () => {
    const newer = await createTestDatabase();
    await newer.pool.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at, name, needs, applied_by)
       values ('x', 9e15::bigint, '9999_expansion', '0038_list-searches', '9.0.0')`,
    );
    const { child, address, exit } = await startProcess({ DATABASE_URL: urlOf(newer), DATA_DIR: folder });
    expect((await (await fetch(`${address}/readyz`)).json()).checks.migrations).toBe('ok');
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
    await newer.close();
  });
});
