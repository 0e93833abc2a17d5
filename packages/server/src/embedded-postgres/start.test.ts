import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@widya/testing/eventually';
import pg from 'pg';
import { createPool } from '../platform/database/pool.ts';
import { pidOfPostmaster } from '../testing/pid-of-postmaster.ts';
import { repairLinks } from './binaries.ts';
import { processExists, readPostmaster } from './pid-file.ts';
import { waysToRun } from './run-as.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';

const HOLDER = fileURLToPath(new URL('../testing/embedded-holder.ts', import.meta.url));
const log = { info: () => undefined, warn: () => undefined };

const query = async (server: EmbeddedPostgres, sql: string) => {
  const client = new pg.Client({ connectionString: server.connectionString });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

describe('the embedded PostgreSQL', () => {
  let dataDir: string;
  const holders: ChildProcess[] = [];
  const servers: EmbeddedPostgres[] = [];

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'widya-pg-'));
  });
  afterEach(async () => {
    for (const holder of holders.splice(0)) holder.kill('SIGKILL');
    for (const server of servers.splice(0)) await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const start = async (options: Partial<Parameters<typeof startEmbeddedPostgres>[0]> = {}) => {
    const server = await startEmbeddedPostgres({ dataDir, log, ...options });
    servers.push(server);
    return server;
  };

  /** Starts another process that uses the cluster. */
  const startHolder = async (): Promise<{ holder: ChildProcess; pid: number; adopted: boolean }> => {
    const holder = spawn(process.execPath, [...process.execArgv, HOLDER, dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    holders.push(holder);
    const [line] = (await once(holder.stdout ?? holder, 'data')) as [Buffer];
    return { holder, ...(JSON.parse(line.toString()) as { pid: number; adopted: boolean }) };
  };

  const kill = async (holder: ChildProcess): Promise<void> => {
    holder.kill('SIGKILL');
    await once(holder, 'exit');
  };

  it.each(waysToRun())('starts, stops and starts again with its data, run as $kind', async (runAs) => {
    const first = await start({ runAs });
    expect(first.adopted).toBe(false);
    await query(first, 'create table probe as select 41 + 1 as answer');
    await first.stop();
    expect(processExists(first.pid) && (await readPostmaster(join(dataDir, 'pg18')))).toBeFalsy();

    const second = await start({ runAs });
    expect(second.adopted).toBe(false);
    expect(await query(second, 'select answer from probe')).toEqual([{ answer: 42 }]);
  });

  it('writes durably and listens on a private socket only', async () => {
    const server = await start();
    const settings = await query(
      server,
      "select name, setting from pg_settings where name in ('fsync', 'listen_addresses', 'synchronous_commit') order by 1",
    );
    expect(settings.map((row) => row.setting)).toEqual(['on', '', 'on']);
    expect((await stat(server.poolConfig.host)).mode & 0o777).toBe(0o700);
    expect(server.poolConfig.host.length).toBeLessThan(90);
  });

  it('keeps the socket path short when the data directory is deep', async () => {
    const deep = join(dataDir, 'a'.repeat(60), 'b'.repeat(60));
    await mkdir(deep, { recursive: true });
    const server = await start({ dataDir: deep });
    expect(server.poolConfig.host.length).toBeLessThan(90);
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
    await rm(server.poolConfig.host, { recursive: true, force: true });
  });

  it('adopts the postmaster of a process that was killed, and shuts it down at the end', async () => {
    const { holder, pid } = await startHolder();
    await kill(holder);
    expect(processExists(pid)).toBe(true);

    const server = await start();
    expect(server).toMatchObject({ adopted: true, pid });
    await server.stop();
    expect(await readPostmaster(join(dataDir, 'pg18'))).toBeNull();
  });

  it('recovers what was committed when postmaster and process were both killed', async () => {
    const { holder, pid } = await startHolder();
    const visitor = await start();
    expect(visitor).toMatchObject({ adopted: true, pid });
    await query(visitor, 'create table probe as select generate_series(1, 1000) as n');
    // A server that still uses the cluster would start a killed postmaster again.
    await visitor.stop();
    await kill(holder);
    process.kill(pid, 'SIGKILL');

    const server = await start();
    expect(server.adopted).toBe(false);
    expect(await query(server, 'select count(*)::int as n from probe')).toEqual([{ n: 1000 }]);
  });

  it('is started again when its process dies, and calls wait for it', async () => {
    const server = await start();
    const pool = createPool(server.poolConfig, undefined, () => server.whenRunning(30_000));
    try {
      await pool.query('create table probe as select 42 as answer');
      for (const restarts of [1, 2]) {
        process.kill(await pidOfPostmaster(dataDir), 'SIGKILL');
        await eventually(() => expect(server.health().state).toBe('restarting'));
        expect((await pool.query('select answer from probe')).rows).toEqual([{ answer: 42 }]);
        expect(server.health()).toMatchObject({ state: 'running', restarts, last_restart_at: expect.any(String) });
      }
    } finally {
      await pool.end();
    }
  });

  it('is retried while it cannot be started, and calls fail meanwhile', async () => {
    const server = await start();
    const pool = createPool(server.poolConfig, undefined, () => server.whenRunning(100));
    const [data, away] = [join(dataDir, 'pg18'), join(dataDir, 'elsewhere')];
    try {
      process.kill(server.pid, 'SIGKILL');
      await rename(data, away);
      await eventually(() => expect(server.health().state).toBe('restarting'));
      await expect(pool.query('select 1')).rejects.toThrow();
      expect(server.health().state).toBe('restarting');
      await rename(away, data);
      await eventually(async () => expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]));
    } finally {
      await pool.end();
    }
  });

  it('leaves no process behind when it is stopped during a restart', async () => {
    const server = await start();
    process.kill(server.pid, 'SIGKILL');
    const again = () => readPostmaster(join(dataDir, 'pg18'));
    await eventually(async () => expect((await again())?.pid ?? server.pid).not.toBe(server.pid));
    const pid = await pidOfPostmaster(dataDir);
    await server.stop();
    expect(processExists(pid) && (await again())).toBeFalsy();
  });

  it('ends with its server when an uncaught error ends the server', async () => {
    const { holder, pid } = await startHolder();
    const ended = once(holder, 'exit');
    holder.kill('SIGUSR2');
    expect(await ended).toEqual([1, null]);
    expect(processExists(pid) && (await readPostmaster(join(dataDir, 'pg18')))).toBeFalsy();
  });

  it('starts although another program now has the process id in the lock', async () => {
    const { holder, pid } = await startHolder();
    await kill(holder);
    const lock = await readFile(join(dataDir, 'pg18', 'postmaster.pid'), 'utf8');
    process.kill(pid, 'SIGKILL');
    const stranger = spawn('sleep', ['60']);
    holders.push(stranger);
    await writeFile(join(dataDir, 'pg18', 'postmaster.pid'), lock.replace(String(pid), String(stranger.pid)));

    const server = await start();
    expect(server.adopted).toBe(false);
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('lets two processes share one cluster; the last one that stops shuts it down', async () => {
    const [one, two] = await Promise.all([start(), start()]);
    expect([one.adopted, two.adopted].sort()).toEqual([false, true]);
    expect(one.pid).toBe(two.pid);
    await one.stop();
    expect(await query(two, 'select 1 as one')).toEqual([{ one: 1 }]);
    await two.stop();
    expect(await readPostmaster(join(dataDir, 'pg18'))).toBeNull();
  });

  it('refuses a cluster of another major version', async () => {
    await mkdir(join(dataDir, 'pg18'), { recursive: true });
    await writeFile(join(dataDir, 'pg18', 'PG_VERSION'), '15\n');
    await expect(start()).rejects.toThrow('holds PostgreSQL 15, this release needs 18');
  });

  it('creates the library links that an installation without scripts leaves out', async () => {
    const native = join(dataDir, 'native');
    await mkdir(join(native, 'lib'), { recursive: true });
    await writeFile(join(native, 'lib', 'liba.so.1.2'), 'library');
    await writeFile(join(native, 'lib', 'libb.so.1'), 'library');
    await symlink('libb.so.1', join(native, 'lib', 'libb.so'));
    await writeFile(
      join(native, 'pg-symlinks.json'),
      JSON.stringify(
        ['a.so.1.2 a.so', 'b.so.1 b.so']
          .map((pair) => pair.split(' '))
          .map(([source, target]) => ({ source: `native/lib/lib${source}`, target: `native/lib/lib${target}` })),
      ),
    );
    await Promise.all([repairLinks(native), repairLinks(native)]);
    expect((await stat(join(native, 'lib', 'liba.so'))).isFile()).toBe(true);
  });
});
