import { eq, sql } from 'drizzle-orm';
import { complaints } from '../../platform/database/schema/forms.ts';
import type { Tx } from '../../platform/http/transaction.ts';

/**
 * Notes that a reply has gone out. It begins the work on a new complaint and never opens a resolved one again.
 * @param by name of whoever wrote it. Source: C-113.
 */
export async function recordReply(tx: Tx, id: number, { by, now }: { readonly by: string; readonly now: Date }) {
  await tx
    .update(complaints)
    .set({
      status: sql`case when ${complaints.status} = 'NEW' then 'IN_PROGRESS' else ${complaints.status} end`,
      replied_at: now,
      replied_by: by,
      version: sql`${complaints.version} + 1`,
      updated_at: now,
    })
    .where(eq(complaints.id, id));
}
