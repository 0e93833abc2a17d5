import { randomUUID } from 'node:crypto';
import type { DeactivationReason } from '@widya/contract/webhook-rules';
import { and, eq } from 'drizzle-orm';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { webhookDeliveries, webhooks } from '../../platform/database/schema/webhooks.ts';
import type { Services } from '../../platform/http/services.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { enqueueMails } from '../../platform/mail/enqueue-mail.ts';
import type { Claimed } from './claim.ts';
import { deactivationMails } from './deactivation-mail.ts';
import type { Attempt } from './post-event.ts';
import { hasFailedTooLong, nextAttempt } from './rules.ts';

type Webhook = typeof webhooks.$inferSelect;

/** The fields of a delivery after a failed attempt. */
function afterFailure(claimed: Claimed, { error }: Attempt, now: Date) {
  const next = error === 'gone' ? null : nextAttempt(claimed.round, now, Math.random());
  return next === null ? ({ state: 'failed' } as const) : ({ state: 'waiting', next_at: next } as const);
}

/**
 * Stores the result of an attempt, unless the delivery was taken over or deleted in the meantime. A webhook that failed
 * too long, or whose receiver wants no more, is deactivated.
 */
export async function settle(db: Services['db'], claimed: Claimed, attempt: Attempt, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [webhook] = await tx.select().from(webhooks).where(eq(webhooks.id, claimed.webhook_id)).for('no key update');
    if (webhook === undefined) return;
    const { error, status, response, ms } = attempt;
    const result =
      error === null ? ({ state: 'delivered', delivered_at: now } as const) : afterFailure(claimed, attempt, now);
    const settled = await tx
      .update(webhookDeliveries)
      .set({
        ...result,
        last_status: status,
        last_error: error,
        last_ms: ms,
        response,
        lease: null,
        leased_until: null,
      })
      .where(and(eq(webhookDeliveries.id, claimed.id), eq(webhookDeliveries.lease, claimed.lease)))
      .returning({ id: webhookDeliveries.id });
    if (settled.length === 0) return;
    const failing_since = error === null ? null : (webhook.failing_since ?? now);
    const times = { failing_since, last_attempt_at: now, ...(error === null && { last_delivered_at: now }) };
    await tx.update(webhooks).set(times).where(eq(webhooks.id, webhook.id));
    if (!webhook.active || failing_since === null) return;
    if (error === 'gone') await deactivate(tx, webhook, 'gone', now);
    else if (hasFailedTooLong(failing_since, now)) await deactivate(tx, webhook, 'failures', now);
  });
}

async function deactivate(tx: Tx, { id, name, version }: Webhook, reason: DeactivationReason, now: Date) {
  const set = { active: false, deactivated_reason: reason, updated_at: now, version: version + 1 };
  await tx.update(webhooks).set(set).where(eq(webhooks.id, id));
  await writeAudit(
    tx,
    {
      object: 'webhook',
      objectId: id,
      label: name,
      before: { active: true },
      after: { active: false, deactivated_reason: reason },
    },
    { code: 'DEACTIVATE_WEBHOOK', caller: null, now, requestId: randomUUID(), ip: '' },
  );
  await enqueueMails(tx, await deactivationMails(tx, { id, name, reason, now }), now);
}
