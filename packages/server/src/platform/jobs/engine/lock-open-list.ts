import { and, eq } from 'drizzle-orm';
import type { AccountRef } from '../../auth/caller.ts';
import { tasks } from '../../database/schema/tasks.ts';
import { ApiFailure, notFound } from '../../http/api-failure.ts';
import type { Tx } from '../../http/transaction.ts';
import type { TaskRow } from './task-of.ts';

/**
 * Locks the caller's own list of invitations that is still open for more rows.
 * @param belongs whether it is a list of this class or course
 * @throws ApiFailure 404, and 409 when it was closed.
 */
export async function lockOpenList(
  { tx, caller }: { readonly tx: Tx; readonly caller: AccountRef },
  { kind, id }: { readonly kind: string; readonly id: number },
  belongs: (row: TaskRow) => boolean = () => true,
): Promise<TaskRow> {
  const [row] = await tx
    .select()
    .from(tasks)
    .where(
      and(eq(tasks.id, id), eq(tasks.kind, kind), eq(tasks.owner_kind, caller.kind), eq(tasks.owner_id, caller.id)),
    )
    .for('update');
  if (!row || !belongs(row)) throw notFound('Proses tidak ditemukan');
  if (row.state !== 'PAUSED' || row.started_at !== null)
    throw new ApiFailure(409, 'INVALID_TRANSITION', 'Daftar undangan ini sudah dikirim');
  return row;
}
