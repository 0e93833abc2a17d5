import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Postmaster } from './pid-file.ts';

/** A running postmaster and the connection that holds the lease. */
export type Cluster = { readonly lease: pg.Client; readonly postmaster: Postmaster };

/** State of the embedded PostgreSQL, for `/healthz`. */
export interface ClusterHealth {
  readonly state: 'running' | 'restarting';
  /** Number of restarts since this server process began. */
  readonly restarts: number;
  readonly last_restart_at: string | null;
}

export interface Supervisor {
  readonly current: () => Cluster;
  readonly health: () => ClusterHealth;
  /** Resolves once PostgreSQL runs, or after `timeout` ms. */
  readonly whenRunning: (timeout: number) => Promise<void>;
  /** Stops supervising. Aborts a restart in progress; resolves once it has ended. */
  readonly end: () => Promise<void>;
}

type Log = { readonly warn: (fields: object, message: string) => void };

/** Pauses between failed restarts in ms; they double. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 15_000;

/**
 * Restarts PostgreSQL whenever its process ends, with growing pauses while that fails (for example on a full disk).
 * @param first the running cluster.
 * @param restart starts the cluster, or finds one that another process has started; rejects when neither works.
 */
export function superviseCluster(
  first: Cluster,
  restart: (signal: AbortSignal) => Promise<Cluster>,
  log: Log,
): Supervisor {
  const ending = new AbortController();
  let cluster = first;
  let restarts = 0;
  let lastRestart: Date | null = null;
  let recovering: Promise<void> | null = null;

  const recover = async (): Promise<void> => {
    log.warn({ pid: cluster.postmaster.pid }, 'PostgreSQL has ended; starting it again');
    for (let pause = FIRST_PAUSE; !ending.signal.aborted; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      try {
        cluster = await restart(ending.signal);
        restarts += 1;
        lastRestart = new Date();
        log.warn({ pid: cluster.postmaster.pid, restarts }, 'PostgreSQL runs again');
        return;
      } catch (error) {
        if (ending.signal.aborted) return;
        log.warn({ err: error, pause }, 'PostgreSQL could not be started again');
        await wait(pause, undefined, { ref: false, signal: ending.signal }).catch(() => undefined);
      }
    }
  };

  // The connection breaks at the moment when the process dies.
  const watch = (): void =>
    void cluster.lease.once('end', () => {
      if (ending.signal.aborted) return;
      recovering = recover().then(() => {
        recovering = null;
        if (!ending.signal.aborted) watch();
      });
    });
  watch();

  return {
    current: () => cluster,
    health: () => ({
      state: recovering === null ? 'running' : 'restarting',
      restarts,
      last_restart_at: lastRestart?.toISOString() ?? null,
    }),
    whenRunning: async (timeout) => {
      if (recovering !== null) await Promise.race([recovering, wait(timeout, undefined, { ref: false })]);
    },
    end: async () => {
      ending.abort();
      await recovering;
    },
  };
}
