import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { ConfigError } from '../platform/config/config-error.ts';
import { type ClusterPaths, prepareClusterPaths } from './cluster-paths.ts';
import { configFor, DATABASE, ensureDatabase, tryConnect } from './connect.ts';
import { ensureDataDirectory, ROLE } from './data-directory.ts';
import { processExists, readPostmaster } from './pid-file.ts';
import { logTail, spawnPostmaster } from './postmaster.ts';
import { type RunAs, waysToRun } from './run-as.ts';
import { recordHost, removeForeignLock } from './stale-lock.ts';
import { endPostmaster, stopCluster } from './stop.ts';
import { type Cluster, type ClusterHealth, superviseCluster } from './supervise.ts';

export type LauncherLog = {
  info: (fields: object, message: string) => void;
  warn: (fields: object, message: string) => void;
};

export type EmbeddedPostgresOptions = {
  /** Data folder (`DATA_DIR`); the cluster is in `pg18` below it. */
  dataDir: string;
  log: LauncherLog;
  /** How to avoid running as root; chosen automatically when missing. */
  runAs?: RunAs;
  /** Overrides of server settings. */
  settings?: Readonly<Record<string, string>>;
  /** Timeout until readiness in ms, including crash recovery. */
  timeout?: number;
};

export type EmbeddedPostgres = {
  /** For `pg`: socket directory, port, user, database. */
  poolConfig: { host: string; port: number; user: string; database: string };
  connectionString: string;
  /** Whether a postmaster was already running, started by another server process or left by a killed one. */
  adopted: boolean;
  pid: number;
  /** Whether it runs, and how often it was restarted. */
  health: () => ClusterHealth;
  /** Resolves once it runs again after its process has died, or after `timeout` ms. */
  whenRunning: (timeout: number) => Promise<void>;
  /** Closes the lease, and shuts the cluster down when nobody else uses it. Safe to call twice. */
  stop: () => Promise<void>;
};

type OpenedCluster = Cluster & { readonly adopted: boolean };

const PAUSE = 50;

/**
 * Stops a starting postmaster when this process exits before it is ready. @returns a function that removes the handler.
 */
const endWithProcess = (child: ChildProcess): (() => void) => {
  const end = () => void child.kill('SIGINT');
  process.once('exit', end);
  return () => process.off('exit', end);
};

/** Starts a postmaster, again as long as the lock of a dead one remains. */
const findOrStart = async (
  paths: ClusterPaths,
  runAs: RunAs,
  options: EmbeddedPostgresOptions,
  signal?: AbortSignal,
): Promise<OpenedCluster> => {
  const deadline = Date.now() + (options.timeout ?? 60_000);
  let child: ReturnType<typeof spawnPostmaster> | null = null;
  let nextStart = 0;
  let unwatch = () => {};
  while (Date.now() < deadline && !signal?.aborted) {
    const postmaster = await readPostmaster(paths.pgData);
    const lease = postmaster && processExists(postmaster.pid) ? await tryConnect(postmaster) : null;
    if (postmaster && lease) {
      unwatch();
      return { lease, postmaster, adopted: child?.pid !== postmaster.pid };
    }
    const running = child !== null && child.exitCode === null && child.signalCode === null;
    // An unreachable postmaster may be recovering, or dead and not yet reaped; PostgreSQL itself decides which, by
    // refusing to start.
    if (!running && Date.now() >= nextStart) {
      if (child !== null && (await removeForeignLock(paths))) {
        options.log.warn(
          { pid: postmaster?.pid },
          'Removed the lock of a PostgreSQL whose process id now belongs to another program',
        );
      }
      unwatch();
      child = spawnPostmaster(paths, runAs, options.settings ?? {});
      unwatch = endWithProcess(child);
      child.once('error', (error) => options.log.warn({ error: error.message }, 'PostgreSQL could not be started'));
      nextStart = Date.now() + 500;
    }
    await wait(PAUSE);
  }
  // A started but unusable postmaster must not outlive this process, or a later start would find its files in use.
  if (child !== null) await endPostmaster(child);
  unwatch();
  throw new ConfigError(`The embedded PostgreSQL did not become ready. Its log ends with:\n${logTail(paths)}`);
};

/**
 * Starts the embedded PostgreSQL in `dataDir`, or adopts the one that already runs there.
 * @throws when there are no programs for this platform, the directory has another major version, or it does not become
 * ready
 */
export const startEmbeddedPostgres = async (options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  const started = Date.now();
  const runAs = options.runAs ?? waysToRun()[0];
  const paths = await prepareClusterPaths(options.dataDir, runAs);
  await ensureDataDirectory(paths, runAs);
  const openCluster = async (signal?: AbortSignal): Promise<OpenedCluster> => {
    const cluster = await findOrStart(paths, runAs, options, signal);
    if (!cluster.adopted) await recordHost(paths);
    return cluster;
  };
  const { lease, postmaster, adopted } = await openCluster();
  await ensureDatabase(lease);
  const supervisor = superviseCluster({ lease, postmaster }, openCluster, options.log);
  options.log.info({ ms: Date.now() - started, adopted, runAs: runAs.kind }, 'PostgreSQL is ready');

  const { socketDir, port, pid } = postmaster;
  let stopping: Promise<void> | null = null;
  return {
    poolConfig: configFor(postmaster, DATABASE),
    connectionString: `postgres://${ROLE}@/${DATABASE}?host=${encodeURIComponent(socketDir)}&port=${port}`,
    adopted,
    pid,
    health: supervisor.health,
    whenRunning: supervisor.whenRunning,
    stop: () => {
      stopping ??= supervisor.end().then(() => {
        const cluster = supervisor.current();
        return stopCluster(cluster.lease, cluster.postmaster, paths.pgData);
      });
      return stopping;
    },
  };
};
