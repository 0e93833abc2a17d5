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
  readonly stop: () => Promise<void>;
}

/** Part of a connection string of PostgreSQL's own form, as PgBouncer takes it. */
const targetOf = ({ config }: TestDatabase) => {
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
 * @throws with its log when it does not start
 */
export async function startPgBouncer(database: TestDatabase, sessions: number): Promise<PgBouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'widya-pgbouncer-'));
  await chmod(folder, 0o755);
  const sockets = join(folder, 'sockets');
  await mkdir(sockets);
  await chmod(sockets, 0o777);
  const { user, dbname, text } = targetOf(database);
  const settings = join(folder, 'pgbouncer.ini');
  const accounts = join(folder, 'accounts');
  await writeFile(accounts, `"${user}" ""\n`);
  await writeFile(
    settings,
    [
      '[databases]',
      `${dbname} = ${text.join(' ')}`,
      '[pgbouncer]',
      'listen_port = 6432',
      `unix_socket_dir = ${sockets}`,
      'auth_type = trust',
      `auth_file = ${accounts}`,
      'pool_mode = transaction',
      `default_pool_size = ${sessions}`,
      'max_client_conn = 200',
    ].join('\n'),
  );
  const call = spawnArguments(waysToRun()[0], PGBOUNCER, [settings]);
  const child = spawn(call.file, call.args, { ...call.options, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4_000);
    });
  child.once('error', (error) => {
    log += `${error.message}; install it with «apt-get install pgbouncer»`;
  });
  const stop = async () => {
    if (!ended(child) && child.pid !== undefined) {
      const exit = once(child, 'exit');
      child.kill('SIGQUIT');
      await exit;
    }
    await rm(folder, { recursive: true, force: true });
  };
  const url = `postgres://${user}@/${dbname}?host=${encodeURIComponent(sockets)}&port=6432`;
  try {
    await eventually(async () => {
      const client = new pg.Client(url);
      client.on('error', () => undefined);
      await client.connect().finally(() => client.end());
    });
  } catch (error) {
    await stop();
    throw new Error(`PgBouncer does not answer: ${log}`, { cause: error });
  }
  return { url, stop };
}
