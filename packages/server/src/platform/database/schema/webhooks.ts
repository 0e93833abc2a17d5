import type {
  DeactivationReason,
  DeliveryError,
  DeliveryState,
  WebhookEvent,
  WebhookEventType,
} from '@widya/contract/webhook-rules';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bigIdentity, bytes, createdAt, emptyText, identity, instant, version } from './columns.ts';

/** Addresses of other systems that are told about registrations, payments and certificates (D253). */
export const webhooks = pgTable(
  'webhooks',
  {
    id: identity(),
    name: text().notNull(),
    url: text().notNull(),
    /** Encrypted with the key of the installation. */
    secret: bytes().notNull(),
    /** The secret before the last change, encrypted; it signs as well until `old_secret_until`. */
    old_secret: bytes(),
    old_secret_until: instant(),
    events: jsonb().$type<readonly WebhookEvent[]>().notNull(),
    active: boolean().notNull().default(true),
    deactivated_reason: text().$type<DeactivationReason>(),
    /** Since when deliveries fail; null when the last one worked. */
    failing_since: instant(),
    last_attempt_at: instant(),
    last_delivered_at: instant(),
    created_by: integer().notNull(),
    created_by_name: emptyText(),
    created_at: createdAt(),
    updated_at: createdAt(),
    version: version(),
  },
  (t) => [
    // An index on an expression, so that an update never locks out the events that refer to the row.
    uniqueIndex('webhooks_name_key').on(sql`lower(${t.name})`),
    check('webhooks_reason_known', sql`${t.deactivated_reason} in ('manual', 'failures', 'gone')`),
  ],
);

/**
 * Events that at least one webhook subscribes to, written by triggers in the transaction of the change. Without
 * personal data, as they leave the product.
 */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: bigIdentity(),
    /** The id in headers. Random, because a restored backup repeats the numbers of `id`. */
    message_id: uuid().notNull().defaultRandom(),
    type: text().$type<WebhookEventType>().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    created_at: createdAt(),
  },
  (t) => [index('webhook_events_created_at').on(t.created_at)],
);

/** The delivery of an event to one webhook. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: bigIdentity(),
    webhook_id: integer()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => webhookEvents.id, { onDelete: 'cascade' }),
    state: text().$type<DeliveryState>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    /** Attempts since it was last sent again by hand; the pause before the next one follows from it. */
    round: integer().notNull().default(0),
    next_at: instant().notNull().default(sql`now()`),
    /** Held by the worker that sends it, until `leased_until`; then the worker counts as lost. */
    lease: uuid(),
    leased_until: instant(),
    last_attempt_at: instant(),
    last_status: integer(),
    last_error: text().$type<DeliveryError>(),
    last_ms: integer(),
    response: emptyText(),
    delivered_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    index('webhook_deliveries_by_webhook').on(t.webhook_id, t.created_at, t.id),
    index('webhook_deliveries_by_event').on(t.event_id),
    index('webhook_deliveries_due').on(t.webhook_id, t.next_at, t.id).where(sql`${t.state} = 'waiting'`),
    index('webhook_deliveries_failed').on(t.webhook_id).where(sql`${t.state} = 'failed'`),
    check('webhook_deliveries_state_known', sql`${t.state} in ('waiting', 'delivered', 'failed')`),
  ],
);
