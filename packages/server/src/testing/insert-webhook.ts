import { WEBHOOK_EVENTS } from '@widya/contract/webhook-rules';
import { nextWebhookId } from '../modules/webhooks/queries.ts';
import { makeSecret } from '../modules/webhooks/secrets.ts';
import type { Config } from '../platform/config/config.ts';
import { webhooks } from '../platform/database/schema/webhooks.ts';
import type { Tx } from '../platform/http/transaction.ts';
import { insertSuperadmin } from './fixtures.ts';

/** Inserts a webhook that subscribes to every event; returns it with its readable secret as `plainSecret`. */
export async function insertWebhook(
  db: Tx,
  config: Pick<Config, 'secretsKey' | 'dataDir'>,
  values: Partial<typeof webhooks.$inferInsert> = {},
) {
  const maker = await insertSuperadmin(db);
  const id = await nextWebhookId(db);
  const { secret, sealed } = await makeSecret(config, id);
  const own = { id, name: `Sistem kepegawaian ${id}`, url: 'https://penerima.example/widya', events: WEBHOOK_EVENTS };
  const by = { created_by: maker.id, created_by_name: maker.name };
  const [row] = await db
    .insert(webhooks)
    .values({ ...own, ...by, secret: sealed, ...values })
    .returning();
  if (!row) throw new Error('nothing was inserted');
  return { ...row, plainSecret: secret };
}
