import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@widya/testing/eventually';
import { freePort } from '@widya/testing/free-port';
import pg from 'pg';
import { type ClusterPaths, prepareClusterPaths } from '../embedded-postgres/cluster-paths.ts';
import { ensureDataDirectory, ROLE } from '../embedded-postgres/data-directory.ts';
import { readPostmaster } from '../embedded-postgres/pid-file.ts';
import { logTail, spawnPostmaster } from '../embedded-postgres/postmaster.ts';
import { waysToRun } from '../embedded-postgres/run-as.ts';
import { runProgram } from '../embedded-postgres/run-program.ts';

const HOST = '127.0.0.1';
/** Name under which the standby connects to the primary. */
const STANDBY = 'standby';

/** One PostgreSQL of a replicated pair. */
export interface Member {
  readonly port: number;
  /** Settings of a connection to one of its databases. */
  readonly config: (database: string) => { host: string; port: number; user: string; database: string };
  readonly start: () => Promise<void>;
  /** Kills the postmaster without warning; its processes notice and end by themselves. */
  readonly kill: () => Promise<void>;
  readonly query: (statement: string) => Promise<pg.QueryResult>;
}

export interface ReplicatedCluster {
  readonly primary: Member;
  readonly standby: Member;
  readonly close: () => Promise<void>;
}

function memberAt(paths: ClusterPaths, port: number, settings: Readonly<Record<string, string>>): Member {
  const config = (database: string) => ({ host: HOST, port, user: ROLE, database });
  let child: ChildProcess | null = null;
  const query = async (statement: string) => {
    const client = new pg.Client(config('postgres'));
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await client.query(statement);
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  return {
    port,
    config,
    query,
    start: async () => {
      const started = spawnPostmaster(paths, waysToRun()[0], {
        listen_addresses: HOST,
        port: String(port),
        ...settings,
      });
      child = started;
      // A test run that crashes must not leave it behind.
      process.once('exit', () => void started.kill('SIGKILL'));
      await eventually(() => query('select 1')).catch((cause: unknown) => {
        throw new Error(`PostgreSQL does not answer: ${logTail(paths)}`, { cause });
      });
    },
    kill: async () => {
      const pid = (await readPostmaster(paths.pgData))?.pid;
      if (!child || pid === undefined) return;
      const exit = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
      process.kill(pid, 'SIGKILL');
      await exit;
      child = null;
    },
  };
}

/**
 * Starts a primary and a standby that streams from it, both empty, on ports of this machine.
 * @param settings of both servers
 * @param synchronous whether a commit waits until the standby has written it
 */
export async function startReplicatedCluster({
  settings = {},
  synchronous = false,
}: {
  readonly settings?: Readonly<Record<string, string>>;
  readonly synchronous?: boolean;
}): Promise<ReplicatedCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'widya-replicated-'));
  const runAs = waysToRun()[0];
  const [first, second] = [
    await prepareClusterPaths(join(folder, 'a'), runAs),
    await prepareClusterPaths(join(folder, 'b'), runAs),
  ];
  await ensureDataDirectory(first, runAs);
  // A copy of a cluster that does not run is a base backup; what follows is streamed.
  await runProgram(runAs, 'cp', ['--archive', first.pgData, second.pgData]);
  const ports = [await freePort(), await freePort()] as const;
  const both = { wal_level: 'replica', wal_keep_size: '256MB', ...settings };
  const wanted = synchronous ? { synchronous_standby_names: STANDBY } : {};
  await appendFile(
    join(second.pgData, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${HOST} port=${ports[0]} user=${ROLE} application_name=${STANDBY}'\n`,
  );
  await writeFile(join(second.pgData, 'standby.signal'), '');
  const primary = memberAt(first, ports[0], { ...both, ...wanted });
  const standby = memberAt(second, ports[1], both);
  const close = async () => {
    await Promise.all([primary.kill(), standby.kill()]);
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
  try {
    await primary.start();
    await standby.start();
    await eventually(async () => {
      const { rows } = await primary.query('select state from pg_stat_replication');
      if (rows[0]?.state !== 'streaming') throw new Error('The standby does not stream');
    });
  } catch (error) {
    await close();
    throw error;
  }
  return { primary, standby, close };
}
