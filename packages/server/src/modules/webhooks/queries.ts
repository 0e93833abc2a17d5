import { type WebhookState, webhookState } from '@widya/contract/webhook-rules';
import type { Webhook } from '@widya/contract/webhooks';
import type { webhookSchemas } from '@widya/contract/webhooks.schemas';
import { and, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { webhookDeliveries, webhooks } from '../../platform/database/schema/webhooks.ts';
import { isUniqueViolation } from '../../platform/database/unique-violation.ts';
import { invalid, notFound } from '../../platform/http/api-failure.ts';
import { rowWindow } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { containsPattern, searchTerms } from '../../platform/lists/search-terms.ts';

type WebhookQuery = z.output<(typeof webhookSchemas)['listWebhooks']['query']>;

/** Columns of a response. No query of this file selects a secret. */
const columns = {
  id: webhooks.id,
  name: webhooks.name,
  url: webhooks.url,
  events: webhooks.events,
  active: webhooks.active,
  failing_since: webhooks.failing_since,
  deactivated_reason: webhooks.deactivated_reason,
  created_by_name: webhooks.created_by_name,
  created_at: webhooks.created_at,
  updated_at: webhooks.updated_at,
  old_secret_until: webhooks.old_secret_until,
  last_attempt_at: webhooks.last_attempt_at,
  last_delivered_at: webhooks.last_delivered_at,
  version: webhooks.version,
};

/** The state is a literal, because a query with a parameter does not use the partial index of that state. */
const countOf = (tx: Tx, state: 'waiting' | 'failed') =>
  tx.$count(
    webhookDeliveries,
    and(eq(webhookDeliveries.webhook_id, webhooks.id), sql`${webhookDeliveries.state} = ${sql.raw(`'${state}'`)}`),
  );

const selectRows = (tx: Tx) =>
  tx.select({ ...columns, waiting_count: countOf(tx, 'waiting'), failed_count: countOf(tx, 'failed') }).from(webhooks);

type Row = Awaited<ReturnType<typeof selectRows>>[number];

const present = (row: Row, now: Date): Webhook => ({
  ...row,
  events: [...row.events],
  state: webhookState(row),
  failing_since: row.failing_since?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  old_secret_until:
    row.old_secret_until !== null && row.old_secret_until > now ? row.old_secret_until.toISOString() : null,
  last_attempt_at: row.last_attempt_at?.toISOString() ?? null,
  last_delivered_at: row.last_delivered_at?.toISOString() ?? null,
});

const IN_STATE: Readonly<Record<WebhookState, SQL | undefined>> = {
  active: and(eq(webhooks.active, true), isNull(webhooks.failing_since)),
  failing: and(eq(webhooks.active, true), isNotNull(webhooks.failing_since)),
  inactive: eq(webhooks.active, false),
};

const SORT_KEYS: Readonly<Record<'name' | 'created_at' | 'last_attempt_at', SQL>> = {
  name: sql`lower(${webhooks.name})`,
  created_at: sql`${webhooks.created_at}`,
  last_attempt_at: sql`${webhooks.last_attempt_at}`,
};

function orderOf(sort: WebhookQuery['sort']): SQL {
  const descending = sort.startsWith('-');
  const column = SORT_KEYS[(descending ? sort.slice(1) : sort) as keyof typeof SORT_KEYS];
  return descending ? sql`${column} desc nulls last` : sql`${column} asc nulls last`;
}

/** A page of webhooks, searched by name and address. */
export async function selectWebhooks(tx: Tx, query: WebhookQuery, now: Date) {
  const filter = and(
    query.state && IN_STATE[query.state],
    ...searchTerms(query.q).map((term) => {
      const pattern = containsPattern(term);
      return sql`(${webhooks.name} ilike ${pattern} or ${webhooks.url} ilike ${pattern})`;
    }),
  );
  const { limit, offset } = rowWindow(query);
  const rows = await selectRows(tx)
    .where(filter)
    .orderBy(orderOf(query.sort), desc(webhooks.id))
    .limit(limit)
    .offset(offset);
  const [all] = await tx.select({ total: count() }).from(webhooks).where(filter);
  return { rows: rows.map((row) => present(row, now)), total: all?.total ?? 0 };
}

const NOT_FOUND = 'Webhook tidak ditemukan';

/** @throws ApiFailure 404. */
export async function selectWebhook(tx: Tx, id: number, now: Date): Promise<Webhook> {
  const [row] = await selectRows(tx).where(eq(webhooks.id, id));
  if (row === undefined) throw notFound(NOT_FOUND);
  return present(row, now);
}

/** Locks a webhook for a change; events that refer to it can still be written. @throws ApiFailure 404. */
export async function lockWebhook(tx: Tx, id: number, now: Date): Promise<Webhook> {
  const [row] = await tx.select({ id: webhooks.id }).from(webhooks).where(eq(webhooks.id, id)).for('no key update');
  if (row === undefined) throw notFound(NOT_FOUND);
  return selectWebhook(tx, id, now);
}

/** @throws ApiFailure 422 for a name that another webhook has. */
async function withFreeName<T>(write: Promise<T>): Promise<T> {
  return write.catch((error: unknown) => {
    if (isUniqueViolation(error, 'webhooks_name_key')) throw invalid({ name: 'Nama ini sudah dipakai webhook lain' });
    throw error;
  });
}

/** The id of the next webhook, which its secret is bound to. */
export async function nextWebhookId(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence('webhooks', 'id'))::integer as id`,
  );
  return Number(rows[0]?.id);
}

/** @throws ApiFailure 422 for a name that another webhook has. */
export const insertWebhook = (tx: Tx, values: typeof webhooks.$inferInsert): Promise<unknown> =>
  withFreeName(tx.insert(webhooks).values(values));

/** @throws ApiFailure 422 for a name that another webhook has. */
export const writeWebhook = (tx: Tx, id: number, values: Partial<typeof webhooks.$inferInsert>): Promise<unknown> =>
  withFreeName(tx.update(webhooks).set(values).where(eq(webhooks.id, id)));
