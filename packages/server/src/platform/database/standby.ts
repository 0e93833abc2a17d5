import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Tx } from '../http/transaction.ts';
import { createDatabase } from './pool.ts';

/** Why reads that may use the standby use the primary instead. */
export type StandbyProblem = 'behind' | 'unreachable';

/** A standby that answers reads as current as those of the primary were when the call began. */
export interface Standby {
  /**
   * Runs reads in a transaction on the standby, once it has replayed everything that the primary had committed.
   * @returns null without having run them when the standby is unreachable or does not catch up in time.
   * @throws what the reads throw.
   */
  readonly read: <T>(reads: (tx: Tx) => Promise<T>) => Promise<{ readonly value: T } | null>;
}

export interface StandbyParts {
  readonly pool: pg.Pool;
  /** The position up to which the primary's log is durable. */
  readonly position: () => Promise<string>;
  readonly log: { readonly warn: (fields: object, message: string) => void };
  /** Called for each read, with where it ran. */
  readonly onRead: (from: 'standby' | StandbyProblem) => void;
  /** How long a read waits for the standby to catch up, in ms. */
  readonly patience?: number;
  /** How long a standby is left alone after a problem, in ms, so that not every call waits for it. */
  readonly pause?: number;
}

/** Between two looks at the standby's position, in ms. */
const POLL_MS = 10;

/** The position that a new transaction on the primary would see completely. */
export const positionOf = (primary: pg.Pool) => async (): Promise<string> => {
  const { rows } = await primary.query<{ position: string }>('select pg_current_wal_flush_lsn()::text as position');
  return rows[0]?.position ?? '';
};

class Behind extends Error {}

/** @throws Behind when the server has not replayed the position in time; Error when it is no standby any more. */
async function catchUp(client: pg.PoolClient, position: string, patience: number): Promise<void> {
  const end = performance.now() + patience;
  for (;;) {
    const { rows } = await client.query<{ reached: boolean | null }>(
      'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() >= $1::pg_lsn end as reached',
      [position],
    );
    const reached = rows[0]?.reached;
    if (reached) return;
    // A server that has left recovery may be another primary with another history.
    if (typeof reached !== 'boolean') throw new Error('The server is not a standby');
    if (performance.now() >= end) throw new Behind('The standby is behind');
    await wait(POLL_MS);
  }
}

/** A connection whose server has what the primary had; not yet in a transaction, as exports choose the isolation of theirs. */
async function connectTo(pool: pg.Pool, position: string, patience: number): Promise<pg.PoolClient> {
  const client = await pool.connect();
  try {
    await catchUp(client, position, patience);
    return client;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Opens the standby; it is connected to at the first read, so a missing one does not hold up the start. */
export function openStandby({ pool, position, log, onRead, patience = 1_000, pause = 5_000 }: StandbyParts): Standby {
  let lost: { readonly problem: StandbyProblem; readonly until: number } | null = null;
  const leave = (error: unknown) => {
    const problem = error instanceof Behind ? 'behind' : 'unreachable';
    if (lost === null || lost.problem !== problem)
      log.warn({ problem, err: error }, 'Reads use the primary, as the standby of DATABASE_READ_URL cannot be used');
    lost = { problem, until: performance.now() + pause };
    onRead(problem);
    return null;
  };
  return {
    read: async (reads) => {
      if (lost !== null && performance.now() < lost.until) {
        onRead(lost.problem);
        return null;
      }
      const reached = await position();
      const client = await connectTo(pool, reached, patience).catch((error: unknown) => leave(error));
      if (client === null) return null;
      lost = null;
      try {
        const value = await createDatabase(client).transaction(reads, { accessMode: 'read only' });
        onRead('standby');
        return { value };
      } finally {
        client.release();
      }
    },
  };
}
