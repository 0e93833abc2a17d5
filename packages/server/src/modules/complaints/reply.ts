import { eq, sql } from 'drizzle-orm';
import { complaints } from '../../platform/database/schema/forms.ts';
import type { Tx } from '../../platform/http/transaction.ts';

/**
 * Records a sent reply: a new complaint becomes in progress, a resolved one stays resolved.
 * @param by name of the author. Source: C-113.
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
