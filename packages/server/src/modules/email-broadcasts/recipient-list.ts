import type { EmailBroadcastRecipient } from '@widya/contract/email-broadcasts';
import type { emailBroadcastSchemas } from '@widya/contract/email-broadcasts.schemas';
import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { emailBroadcasts, emailOutbox } from '../../platform/database/schema/email.ts';
import { taskItems } from '../../platform/database/schema/tasks.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import { rowWindow } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { containsPattern, searchTerms } from '../../platform/lists/search-terms.ts';

type Query = z.output<(typeof emailBroadcastSchemas)['listEmailBroadcastRecipients']['query']>;
type State = EmailBroadcastRecipient['state'];

const hasBounced = sql`coalesce(${taskItems.result} ->> 'bounced' = 'true', false)`;

function inState(state: State | undefined): SQL | undefined {
  if (state === undefined) return undefined;
  if (state === 'queued') return eq(taskItems.state, 'remaining');
  if (state === 'bounced') return and(eq(taskItems.state, 'failed'), hasBounced);
  return state === 'failed' ? and(eq(taskItems.state, 'failed'), sql`not ${hasBounced}`) : eq(taskItems.state, state);
}

type ItemRow = typeof taskItems.$inferSelect;
type Sent = Pick<typeof emailOutbox.$inferSelect, 'message_id' | 'sent_at'>;

function stateOf({ state, result }: ItemRow): State {
  if (state === 'remaining') return 'queued';
  return state === 'failed' && result?.bounced === true ? 'bounced' : state;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const present = (row: ItemRow, sent: Sent | undefined): EmailBroadcastRecipient => ({
  id: row.id,
  email: row.label,
  name: textOf(row.data.name),
  state: stateOf(row),
  reason: row.reason,
  attempts: row.attempts,
  sent_at: sent?.sent_at?.toISOString() ?? null,
  message_id: sent?.message_id ?? null,
});

/** The newest mail of each item. */
async function mailsOf(tx: Tx, items: readonly number[]): Promise<ReadonlyMap<number | null, Sent>> {
  if (items.length === 0) return new Map();
  const rows = await tx
    .selectDistinctOn([emailOutbox.task_item_id], {
      item: emailOutbox.task_item_id,
      message_id: emailOutbox.message_id,
      sent_at: emailOutbox.sent_at,
    })
    .from(emailOutbox)
    .where(inArray(emailOutbox.task_item_id, [...items]))
    .orderBy(asc(emailOutbox.task_item_id), desc(emailOutbox.id));
  return new Map(rows.map(({ item, ...sent }) => [item, sent]));
}

/** The result of each recipient, in the order of sending; empty once the task was removed. @throws ApiFailure 404. */
export async function selectRecipients(
  tx: Tx,
  broadcastId: number,
  query: Query,
): Promise<{ rows: EmailBroadcastRecipient[]; total: number }> {
  const [broadcast] = await tx
    .select({ task: emailBroadcasts.task_id })
    .from(emailBroadcasts)
    .where(eq(emailBroadcasts.id, broadcastId));
  if (broadcast === undefined) throw notFound('Siaran surel tidak ditemukan');
  const filter = and(
    eq(taskItems.task_id, broadcast.task ?? 0),
    inState(query.state),
    ...searchTerms(query.q).map((term) => {
      const pattern = containsPattern(term.toLowerCase());
      return or(
        sql`lower(${taskItems.label}) like ${pattern}`,
        sql`lower(${taskItems.data} ->> 'name') like ${pattern}`,
      );
    }),
  );
  const { limit, offset } = rowWindow(query);
  const [all] = await tx.select({ total: count() }).from(taskItems).where(filter);
  const rows = await tx
    .select()
    .from(taskItems)
    .where(filter)
    .orderBy(asc(taskItems.position))
    .limit(limit)
    .offset(offset);
  const mails = await mailsOf(
    tx,
    rows.map(({ id }) => id),
  );
  return { rows: rows.map((row) => present(row, mails.get(row.id))), total: all?.total ?? 0 };
}
