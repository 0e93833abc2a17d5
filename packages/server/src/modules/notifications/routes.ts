import * as contract from '@widya/contract/notifications';
import { notificationSchemas as schemas } from '@widya/contract/notifications.schemas';
import { sql } from 'drizzle-orm';
import { notifications } from '../../database/schema/public-site.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import { type Binding, bind } from '../../http/bind.ts';
import { answerList } from '../../http/listing.ts';
import { countAudience, findRecent, presentNotification, selectNotifications } from './queries.ts';

/** The same words within so long are probably a second click (S36). */
const AGAIN_MS = 10 * 60_000;

/** Namespace and name of the lock under which notifications are made, so that two clicks at once see each other. */
const LOCK = sql`5261003, 1`;

const list = bind(contract.listNotifications, schemas.listNotifications, async (ctx) => {
  const { rows, total } = await selectNotifications(ctx.tx, ctx.query);
  return answerList(ctx, rows, total);
});

const audience = bind(contract.countNotificationAudience, schemas.countNotificationAudience, async ({ tx, now }) => ({
  count: await countAudience(tx, now),
}));

const create = bind(contract.createNotification, schemas.createNotification, async (ctx) => {
  const { tx, now, caller, config } = ctx;
  const { again, data: given, ...words } = ctx.body;
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  const current = again ? undefined : await findRecent(tx, words, new Date(now.getTime() - AGAIN_MS));
  if (current !== undefined)
    throw new ApiFailure(
      409,
      'INVALID_TRANSITION',
      'Notifikasi yang sama baru saja dikirim. Kirim lagi hanya jika memang diperlukan.',
      { current },
    );
  const [row] = await tx
    .insert(notifications)
    .values({
      ...words,
      data: given.url === undefined ? {} : { url: given.url },
      // Without a push service the app fetches what is new by itself: it has arrived once it is kept.
      status: config.push === null ? 'SUCCESS' : 'PENDING',
      audience_count: await countAudience(tx, now),
      created_by: caller.name,
      created_at: now,
    })
    .returning();
  if (row === undefined) throw new Error('nothing was inserted');
  const { id, title, body, data, audience_count } = row;
  ctx.audit({ object: 'notification', objectId: id, label: title, after: { title, body, data, audience_count } });
  return { success: true, id, data: presentNotification(row) };
});

/** Source: specification 3 §2.14, decision 133. */
export const notificationRoutes: Binding[] = [audience, list, create];
