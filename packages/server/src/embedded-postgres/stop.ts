import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { LEASE_NAME } from './connect.ts';
import { type Postmaster, processExists, readPostmaster } from './pid-file.ts';

/** Serialises leaving, so that of several leaving processes only the last one shuts down. */
const LEAVE_LOCK = 7_219_419;

const othersHoldLease = async (lease: pg.Client): Promise<boolean> => {
  await lease.query('select pg_advisory_lock($1)', [LEAVE_LOCK]);
  // Gives up our own lease first, so that the next process does not count a closing connection.
  await lease.query("set application_name = 'widya-leaving'");
  const others = await lease.query('select 1 from pg_stat_activity where application_name = $1 limit 1', [LEASE_NAME]);
  return Boolean(others.rowCount);
};

const waitForEnd = async (pid: number, pgData: string, deadline: number): Promise<boolean> => {
  while (Date.now() < deadline) {
    // The postmaster removes its file as its last action; a zombie keeps its process id for a while.
    if ((await readPostmaster(pgData))?.pid !== pid || !processExists(pid)) return true;
    await wait(20);
  }
  return false;
};

/** Timeout for a clean shutdown of a postmaster, in ms. */
const SHUTDOWN_TIMEOUT_MS = 10_000;

/** Ends a postmaster of ours that never became ready: cleanly, or by a kill after the timeout. */
export const endPostmaster = async (child: ChildProcess): Promise<void> => {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  const timer = setTimeout(() => child.kill('SIGQUIT'), SHUTDOWN_TIMEOUT_MS);
  await ended;
  clearTimeout(timer);
};

/** Leaves the cluster; the last process shuts it down (SIGINT: a fast, clean shutdown). */
export const stopCluster = async (lease: pg.Client, { pid }: Postmaster, pgData: string): Promise<void> => {
  // A lost lease means that the postmaster is gone or restarting; then its process id decides.
  const others = await othersHoldLease(lease).catch(() => false);
  if (!others && (await readPostmaster(pgData))?.pid === pid && processExists(pid)) {
    process.kill(pid, 'SIGINT');
    if (!(await waitForEnd(pid, pgData, Date.now() + 15_000))) throw new Error('PostgreSQL did not stop in time.');
  }
  await lease.end().catch(() => undefined);
};
