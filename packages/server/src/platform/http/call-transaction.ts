import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Binding } from './bind.ts';
import { databaseErrorIn, failureOfDatabase, isTransient } from './database-errors.ts';
import { readsFromStandby } from './lagging-reads.ts';
import type { Services } from './services.ts';
import type { Tx } from './transaction.ts';

/** One attempt at a transaction. */
export interface Attempt {
  readonly tx: Tx;
  /** Transaction of the handler: `tx`, or one on the standby for a call that only reads besides its log row. */
  readonly reads: Tx;
  /** Undo steps, run when the transaction fails. */
  readonly undo: (() => Promise<void>)[];
}

const MOST_ATTEMPTS = 4;
/** Maximum pause before the second attempt, in ms; it grows with each attempt. Meanwhile the competing call ends. */
const PAUSE = 100;

/** Time for the reads of an export on the standby, while the transaction of its log row waits. */
const LOG_ROW_WAIT = '15min';

/** Whether a call that failed on the standby may succeed on the primary; it did not when it ran out of time. */
const isFailureOfStandby = (error: unknown): boolean =>
  failureOfDatabase(error)?.status === 503 && databaseErrorIn(error)?.code !== '57014';

type Work<T> = (attempt: Attempt) => Promise<T>;

/** Runs work whose reads may come from the standby. @returns null when the standby cannot be used. */
async function onStandby<T>(
  standby: NonNullable<Services['standby']>,
  db: Services['db'],
  accessMode: 'read only' | 'read write',
  work: (transactions: Pick<Attempt, 'tx' | 'reads'>) => Promise<T>,
): Promise<{ readonly value: T } | null> {
  if (accessMode === 'read only') return standby.read((reads) => work({ tx: reads, reads }));
  return db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local idle_in_transaction_session_timeout = '${LOG_ROW_WAIT}'`));
    return standby.read((reads) => work({ tx, reads }));
  });
}

/**
 * Runs work in one transaction, which is read-only for a GET without a log row. Repeats it, at most four times in all,
 * when it lost against a concurrent one; the undo steps of each failed attempt run before. Exports and statistics read
 * from the standby if there is one, and are repeated on the primary when it fails.
 */
export async function inCallTransaction<T>(
  services: Pick<Services, 'db' | 'exportDb' | 'standby'>,
  { facts }: Binding,
  log: FastifyBaseLogger,
  work: Work<T>,
): Promise<T> {
  const { method, audit, answerType } = facts;
  const db = answerType?.startsWith('text/csv') ? services.exportDb : services.db;
  // A GET with an effect declares a log row (D69).
  const accessMode = method === 'GET' && audit === null ? 'read only' : 'read write';
  let standby = readsFromStandby(facts) ? services.standby : undefined;
  for (let attempt = 1; ; attempt += 1) {
    const undo: (() => Promise<void>)[] = [];
    try {
      const done = standby && (await onStandby(standby, db, accessMode, (found) => work({ ...found, undo })));
      return done ? done.value : await db.transaction((tx) => work({ tx, reads: tx, undo }), { accessMode });
    } catch (error) {
      for (const step of undo.toReversed())
        await step().catch((failure) => log.error({ err: failure }, 'An effect could not be undone'));
      if (attempt >= MOST_ATTEMPTS || !(isTransient(error) || (standby && isFailureOfStandby(error)))) throw error;
      standby = undefined;
      // Without the random pause two deadlocked calls may collide again, and the same one may lose every time.
      await wait(PAUSE * attempt * (0.5 + Math.random() / 2));
    }
  }
}
