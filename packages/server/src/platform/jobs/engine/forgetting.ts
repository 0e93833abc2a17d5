import { and, eq, gt, max, sql } from 'drizzle-orm';
import { auditLog } from '../../database/schema/audit.ts';
import type { Tx } from '../../http/transaction.ts';

/** Namespace and key of the advisory lock between work with personal data and its deletion. */
const LOCK = sql`5261002, 1`;

/** Activity code of the deletion in the admin log (endpoint `anonymiseMember`). */
const FORGOTTEN = 'ANONYMISE_MEMBER';

/**
 * Prevents the deletion of anybody's personal data until the transaction ends. Call it before reading personal data
 * that is written elsewhere later in the same transaction (a chunk of a task, the start of one, the upload of a
 * certificate): the data in memory is then still valid when it is written, and a later deletion finds it there. Source:
 * S43.
 */
export async function holdPeople(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${LOCK})`);
}

/**
 * Waits for all transactions that called `holdPeople` and blocks new ones until this transaction ends. Must come first
 * in the transaction that deletes personal data, so that its statements see the rows of work that was in progress.
 */
export async function awaitHeldPeople(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
}

/** Id of the last row of the admin log, read under `holdPeople`, so that no deletion is in progress. */
export async function forgettingMark(tx: Tx): Promise<number> {
  await holdPeople(tx);
  const [row] = await tx.select({ last: max(auditLog.id) }).from(auditLog);
  return row?.last ?? 0;
}

/**
 * Whether anybody's personal data was deleted after a mark. Calls `holdPeople`, so the answer stays true until the
 * transaction ends.
 */
export async function wasForgottenSince(tx: Tx, mark: number): Promise<boolean> {
  await holdPeople(tx);
  const [row] = await tx
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(gt(auditLog.id, mark), eq(auditLog.code, FORGOTTEN)))
    .limit(1);
  return row !== undefined;
}
