import { lt } from 'drizzle-orm';
import { webhookEvents } from '../../platform/database/schema/webhooks.ts';
import type { Tx } from '../../platform/http/transaction.ts';

const KEPT_MS = 30 * 24 * 60 * 60 * 1_000;

/** Deletes events of more than 30 days ago with their deliveries. */
export async function removeOldEvents(db: Tx, now: Date): Promise<void> {
  await db.delete(webhookEvents).where(lt(webhookEvents.created_at, new Date(now.getTime() - KEPT_MS)));
}
