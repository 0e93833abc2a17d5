import type { WebhookBody, WebhookDelivery } from '@widya/contract/webhooks';
import type { webhookSchemas } from '@widya/contract/webhooks.schemas';
import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { webhookDeliveries, webhookEvents } from '../../platform/database/schema/webhooks.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import { rowWindow } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { messageIdOf } from './rules.ts';

type DeliveryQuery = z.output<(typeof webhookSchemas)['listWebhookDeliveries']['query']>;

const selectRows = (tx: Tx) =>
  tx
    .select({ delivery: webhookDeliveries, event: webhookEvents })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.event_id));

type Row = Awaited<ReturnType<typeof selectRows>>[number];

const present = ({ delivery, event }: Row): WebhookDelivery => ({
  id: delivery.id,
  webhook_id: delivery.webhook_id,
  message_id: messageIdOf(event.message_id),
  type: event.type,
  state: delivery.state,
  // Written by the triggers in the shape that the contract declares for the type.
  body: { type: event.type, timestamp: event.created_at.toISOString(), data: event.data } as WebhookBody,
  created_at: delivery.created_at.toISOString(),
  attempts: delivery.attempts,
  next_at: delivery.state === 'waiting' ? delivery.next_at.toISOString() : null,
  last_attempt_at: delivery.last_attempt_at?.toISOString() ?? null,
  last_status: delivery.last_status,
  last_error: delivery.last_error,
  last_ms: delivery.last_ms,
  response: delivery.response,
  delivered_at: delivery.delivered_at?.toISOString() ?? null,
});

/** A page of deliveries of a webhook; `q` is the beginning of a `webhook-id`. */
export async function selectDeliveries(tx: Tx, webhookId: number, query: DeliveryQuery) {
  const { state, type, q } = query;
  const id = q?.replace(/^msg_/, '').toLowerCase();
  const filter: SQL | undefined = and(
    eq(webhookDeliveries.webhook_id, webhookId),
    state && eq(webhookDeliveries.state, state),
    type && eq(webhookEvents.type, type),
    id ? sql`starts_with(replace(${webhookEvents.message_id}::text, '-', ''), ${id})` : undefined,
  );
  const { limit, offset } = rowWindow(query);
  const direction = query.sort === 'created_at' ? sql`asc` : sql`desc`;
  const rows = await selectRows(tx)
    .where(filter)
    .orderBy(sql`${webhookDeliveries.created_at} ${direction}`, sql`${webhookDeliveries.id} ${direction}`)
    .limit(limit)
    .offset(offset);
  const [all] = await tx
    .select({ total: count() })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.event_id))
    .where(filter);
  return { rows: rows.map(present), total: all?.total ?? 0 };
}

/** @throws ApiFailure 404, also for a delivery of another webhook. */
export async function selectDelivery(tx: Tx, webhookId: number, id: number): Promise<WebhookDelivery> {
  const [row] = await selectRows(tx).where(
    and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.webhook_id, webhookId)),
  );
  if (row === undefined) throw notFound('Pengiriman tidak ditemukan');
  return present(row);
}

/** Writes a test for one webhook, which no subscription is needed for. @returns the id of its delivery. */
export async function insertPing(tx: Tx, webhookId: number, now: Date): Promise<number> {
  const data = { webhook_id: webhookId };
  const [event] = await tx
    .insert(webhookEvents)
    .values({ type: 'ping', data, created_at: now })
    .returning({ id: webhookEvents.id });
  if (event === undefined) throw new Error('The event was not written');
  const times = { next_at: now, created_at: now };
  const [delivery] = await tx
    .insert(webhookDeliveries)
    .values({ webhook_id: webhookId, event_id: event.id, ...times })
    .returning({ id: webhookDeliveries.id });
  if (delivery === undefined) throw new Error('The delivery was not written');
  return delivery.id;
}

/** Makes a delivery due. One that is waiting keeps its place in the schedule; any other begins it again. */
export async function makeDue(tx: Tx, { id, state }: Pick<WebhookDelivery, 'id' | 'state'>, now: Date): Promise<void> {
  const again = state === 'waiting' ? {} : ({ state: 'waiting', round: 0, delivered_at: null } as const);
  await tx
    .update(webhookDeliveries)
    .set({ ...again, next_at: now })
    .where(eq(webhookDeliveries.id, id));
}
