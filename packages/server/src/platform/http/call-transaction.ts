import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Binding } from './bind.ts';
import { isTransient } from './database-errors.ts';
import type { Services } from './services.ts';
import type { Tx } from './transaction.ts';

/** One attempt at a transaction. */
export interface Attempt {
  readonly tx: Tx;
  /** Undo steps, run when the transaction fails. */
  readonly undo: (() => Promise<void>)[];
}

const MOST_ATTEMPTS = 4;
/** Maximum pause before the second attempt, in ms; it grows with each attempt. Meanwhile the competing call ends. */
const PAUSE = 100;

/**
 * Runs work in one transaction, which is read-only for a GET without a log row. Repeats it, at most four times in all,
 * when it lost against a concurrent one; the undo steps of each failed attempt run before.
 */
export async function inCallTransaction<T>(
  services: Pick<Services, 'db' | 'exportDb'>,
  { facts: { method, audit, answerType } }: Binding,
  log: FastifyBaseLogger,
  work: (attempt: Attempt) => Promise<T>,
): Promise<T> {
  const db = answerType?.startsWith('text/csv') ? services.exportDb : services.db;
  // A GET with an effect declares a log row (D69).
  const accessMode = method === 'GET' && audit === null ? 'read only' : 'read write';
  for (let attempt = 1; ; attempt += 1) {
    const undo: (() => Promise<void>)[] = [];
    try {
      return await db.transaction((tx) => work({ tx, undo }), { accessMode });
    } catch (error) {
      for (const step of undo.toReversed())
        await step().catch((failure) => log.error({ err: failure }, 'An effect could not be undone'));
      if (attempt >= MOST_ATTEMPTS || !isTransient(error)) throw error;
      // Without the random pause two deadlocked calls may collide again, and the same one may lose every time.
      await wait(PAUSE * attempt * (0.5 + Math.random() / 2));
    }
  }
}
