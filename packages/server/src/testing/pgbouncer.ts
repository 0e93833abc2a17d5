import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@widya/testing/eventually';
import { PGBOUNCER } from '@widya/testing/pgbouncer';
import pg from 'pg';
import { spawnArguments, waysToRun } from '../embedded-postgres/run-as.ts';
import type { TestDatabase } from './database.ts';

/** A PgBouncer in transaction mode in front of a test database. */
export interface PgBouncer {
  /** Connection string through it. */
  readonly url: string;
  /** Kills it without warning. */
  readonly kill: () => Promise<void>;
  /** Starts it again at the same address. */
  readonly start: () => Promise<void>;
  /** Leads to a database elsewhere from now on, as scripts of a failover do: changes the settings and reloads them. */
  readonly leadTo: (database: Pick<TestDatabase, 'config'>) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Part of a connection string of PostgreSQL's own form, as PgBouncer takes it. */
const targetOf = ({ config }: Pick<TestDatabase, 'config'>) => {
  const url = config.connectionString === undefined ? null : new URL(config.connectionString);
  const target = {
    host: url?.hostname ?? config.host ?? '',
    port: Number(url?.port || config.port || 5432),
    user: url?.username ?? config.user ?? '',
    password: decodeURIComponent(url?.password ?? ''),
    dbname: url?.pathname.slice(1) ?? config.database ?? '',
  };
  return { ...target, text: Object.entries(target).flatMap(([name, value]) => (value ? [`${name}=${value}`] : [])) };
};

const ended = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/**
 * Starts Debian's PgBouncer, which gives each transaction any of a few sessions.
 * @param sessions number of sessions; with one, all clients share it
 * @param more further lines of its settings
 * @throws with its log when it does not start
 */
export async function startPgBouncer(
  database: Pick<TestDatabase, 'config'>,
  sessions: number,
  more: readonly string[] = [],
): Promise<PgBouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'widya-pgbouncer-'));
  await chmod(folder, 0o755);
  const sockets = join(folder, 'sockets');
  await mkdir(sockets);
  await chmod(sockets, 0o777);
  const { user, dbname } = targetOf(database);
  const settings = join(folder, 'pgbouncer.ini');
  const accounts = join(folder, 'accounts');
  await writeFile(accounts, `"${user}" ""\n`);
  const writeSettings = (to: Pick<TestDatabase, 'config'>) =>
    writeFile(
      settings,
      [
        '[databases]',
        `${dbname} = ${targetOf(to).text.join(' ')}`,
        '[pgbouncer]',
        'listen_port = 6432',
        `unix_socket_dir = ${sockets}`,
        'auth_type = trust',
        `auth_file = ${accounts}`,
        'pool_mode = transaction',
        `default_pool_size = ${sessions}`,
        'max_client_conn = 200',
        ...more,
      ].join('\n'),
    );
  const url = `postgres://${user}@/${dbname}?host=${encodeURIComponent(sockets)}&port=6432`;
  const call = spawnArguments(waysToRun()[0], PGBOUNCER, [settings]);
  let child: ChildProcess | null = null;
  const end = async (signal: NodeJS.Signals) => {
    if (child === null || ended(child) || child.pid === undefined) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  };
  // A test run that crashes must not leave it behind.
  process.once('exit', () => void child?.kill('SIGKILL'));
  const start = async () => {
    const started = spawn(call.file, call.args, { ...call.options, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
    child = started;
    let log = '';
    for (const stream of [started.stdout, started.stderr])
      stream?.on('data', (chunk: Buffer) => {
        log = (log + chunk.toString()).slice(-4_000);
      });
    started.once('error', (error) => {
      log += `${error.message}; install it with «apt-get install pgbouncer»`;
    });
    await eventually(async () => {
      const client = new pg.Client(url);
      client.on('error', () => undefined);
      await client.connect().finally(() => client.end());
    }).catch((cause: unknown) => {
      throw new Error(`PgBouncer does not answer: ${log}`, { cause });
    });
  };
  const stop = async () => {
    await end('SIGQUIT');
    await rm(folder, { recursive: true, force: true });
  };
  await writeSettings(database);
  try {
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  const leadTo = async (to: Pick<TestDatabase, 'config'>) => {
    await writeSettings(to);
    child?.kill('SIGHUP');
  };
  return { url, kill: () => end('SIGKILL'), start, leadTo, stop };
}
