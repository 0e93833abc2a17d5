import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/http/transaction.ts';
import { KEPT_MS } from '../../platform/jobs/engine/remove-old-tasks.ts';

/**
 * Stores the results of broadcasts whose tasks are about to be removed; the addresses are deleted, the numbers stay.
 */
export async function storeBroadcastCounts(db: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS).toISOString();
  await db.execute(sql`
    update email_broadcasts b set kept = jsonb_build_object(
      'state', case when t.state in ('DONE', 'FAILED') then t.state else 'CANCELLED' end, 'finished_at', t.finished_at,
      'total', t.total, 'sent', t.sent, 'failed', t.failed - bounced.count, 'bounced', bounced.count,
      'skipped', t.skipped + t.remaining)
    from tasks t, lateral (select count(*)::int from task_items i
      where i.task_id = t.id and i.state = 'failed' and i.result ->> 'bounced' = 'true') bounced
    where t.id = b.task_id and t.touched_at < ${before}::timestamptz`);
}
