import type { WebhookEventType } from '@widya/contract/webhook-rules';
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import { webhookDeliveries, webhooks } from '../../platform/database/schema/webhooks.ts';
import type { Services } from '../../platform/http/services.ts';

type Db = Services['db'];

/** A worker that did not settle a delivery by then counts as lost: three times as long as an attempt may take. */
export const LEASE_MS = 30_000;

/** Deliveries of one webhook under way at once, in all processes. */
const MOST_AT_ONCE = 2;

/** A delivery that this worker holds. */
export interface Claimed {
  readonly id: number;
  readonly webhook_id: number;
  readonly lease: string;
  /** Attempts since it was last sent again by hand, with this one. */
  readonly round: number;
  readonly url: string;
  readonly secret: Buffer;
  readonly old_secret: Buffer | null;
  readonly old_secret_until: Date | null;
  readonly message_id: string;
  readonly type: WebhookEventType;
  readonly data: Record<string, unknown>;
  readonly created_at: Date;
}

const at = (time: Date): SQL => sql`${time.toISOString()}::timestamptz`;

/** Active webhooks with something to send. */
export async function dueWebhooks(db: Db, now: Date): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from webhooks w where active and exists (
      select 1 from webhook_deliveries d where d.webhook_id = w.id and d.state = 'waiting' and d.next_at <= ${at(now)}
        and (d.leased_until is null or d.leased_until <= ${at(now)}))`);
  return rows.map(({ id }) => id);
}

/**
 * Takes the next due deliveries of a webhook. Workers of all processes may call it at once: the lock of the webhook gives
 * each delivery to one of them.
 */
export async function claimDue(db: Db, webhookId: number, now: Date): Promise<Claimed[]> {
  return db.transaction(async (tx) => {
    const [webhook] = await tx
      .select()
      .from(webhooks)
      .where(and(eq(webhooks.id, webhookId), eq(webhooks.active, true)))
      .for('no key update', { skipLocked: true });
    if (webhook === undefined) return [];
    const isUnderWay = and(
      eq(webhookDeliveries.webhook_id, webhookId),
      eq(webhookDeliveries.state, 'waiting'),
      gt(webhookDeliveries.leased_until, now),
    );
    const free = MOST_AT_ONCE - (await tx.$count(webhookDeliveries, isUnderWay));
    if (free <= 0) return [];
    const { rows } = await tx.execute<Pick<Claimed, 'lease' | 'round' | 'message_id' | 'type' | 'data'> & RawRow>(sql`
      update webhook_deliveries d
        set lease = gen_random_uuid(), leased_until = ${at(new Date(now.getTime() + LEASE_MS))},
            attempts = attempts + 1, round = round + 1, last_attempt_at = ${at(now)}
        from webhook_events e
        where e.id = d.event_id and d.id in (
          select id from webhook_deliveries
          where webhook_id = ${webhookId} and state = 'waiting' and next_at <= ${at(now)}
            and (leased_until is null or leased_until <= ${at(now)})
          order by next_at, id
          limit ${free})
        returning d.id, d.lease, d.round, e.message_id, e.type, e.data, to_json(e.created_at) as created_at`);
    const { url, secret, old_secret, old_secret_until } = webhook;
    const own = { webhook_id: webhookId, url, secret, old_secret, old_secret_until };
    return rows.map((row) => ({ ...row, ...own, id: Number(row.id), created_at: new Date(row.created_at) }));
  });
}

/** Columns that the driver returns as text. */
type RawRow = { readonly id: string; readonly created_at: string };
