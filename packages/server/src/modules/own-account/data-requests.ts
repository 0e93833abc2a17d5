import type { DataRequestKind } from '@widya/contract/data-requests';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { dataRequests } from '../../platform/database/schema/data-requests.ts';
import type { Tx } from '../../platform/http/transaction.ts';

type Row = typeof dataRequests.$inferSelect;

const present = ({ kind, created_at, done_at }: Pick<Row, 'kind' | 'created_at' | 'done_at'>) => ({
  kind,
  created_at: created_at.toISOString(),
  done_at: done_at?.toISOString() ?? null,
});

const MOST = 20;

/** The data requests of an address, newest first. */
export async function requestsOf(tx: Tx, email: string) {
  const rows = await tx
    .select()
    .from(dataRequests)
    .where(eq(dataRequests.email, email))
    .orderBy(desc(dataRequests.created_at), desc(dataRequests.id))
    .limit(MOST);
  return rows.map(present);
}

/** Requests a copy or the deletion of data from staff; an open request of the same kind stays. */
export async function addRequest(tx: Tx, email: string, kind: DataRequestKind, now: Date) {
  await tx.insert(dataRequests).values({ kind, email, created_at: now }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(dataRequests)
    .where(and(eq(dataRequests.email, email), eq(dataRequests.kind, kind), isNull(dataRequests.done_at)));
  if (row === undefined) throw new Error('A request was not stored');
  return { id: row.id, request: present(row) };
}
