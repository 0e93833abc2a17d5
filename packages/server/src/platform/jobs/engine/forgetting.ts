import { and, eq, gt, max, sql } from 'drizzle-orm';
import { auditLog } from '../../database/schema/audit.ts';
import type { Tx } from '../../http/transaction.ts';

/** Namespace and name of the advisory lock between work on people and the forgetting of one. */
const LOCK = sql`5261002, 1`;

/** What the log of staff calls it (the endpoint `anonymiseMember`). */
const FORGOTTEN = 'ANONYMISE_MEMBER';

/**
 * Nobody is forgotten until the transaction ends. Called before people, or items that tell of people, are read by whatever
 * writes them elsewhere later in the same transaction (a handful of a task, the start of one, a certificate's upload): what it
 * holds in memory is then still true when it is written, and who is forgotten afterwards is found in it. Source: S43.
 */
export async function holdPeople(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${LOCK})`);
}

/**
 * Waits until no transaction holds people any more and keeps new ones waiting until this one ends. First of all in the
 * transaction that forgets a person: rows of work that was under way are seen by every statement that follows.
 */
export async function awaitHeldPeople(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
}

/** Where the log of staff ends now. Read within `holdPeople`, so that nobody is just being forgotten. */
export async function forgettingMark(tx: Tx): Promise<number> {
  await holdPeople(tx);
  const [row] = await tx.select({ last: max(auditLog.id) }).from(auditLog);
  return row?.last ?? 0;
}

/** Whether someone was forgotten after a mark. Holds people, so that the answer stays true until the transaction ends. */
export async function wasForgottenSince(tx: Tx, mark: number): Promise<boolean> {
  await holdPeople(tx);
  const [row] = await tx
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(gt(auditLog.id, mark), eq(auditLog.code, FORGOTTEN)))
    .limit(1);
  return row !== undefined;
}
