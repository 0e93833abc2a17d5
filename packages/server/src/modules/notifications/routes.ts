import type { NotificationStatus } from '@widya/contract/notification-status';
import * as contract from '@widya/contract/notifications';
import { notificationSchemas as schemas } from '@widya/contract/notifications.schemas';
import { eq, sql } from 'drizzle-orm';
import type { Config } from '../../platform/config/config.ts';
import { notifications } from '../../platform/database/schema/public-site.ts';
import { ApiFailure, notFound } from '../../platform/http/api-failure.ts';
import { type Binding, bind } from '../../platform/http/bind.ts';
import { answerList } from '../../platform/http/listing.ts';
import { countAudience, countDevices, findRecent, presentNotification, selectNotifications } from './queries.ts';

/** The same text within this time is probably a double click (S36). */
const AGAIN_MS = 10 * 60_000;

/**
 * Advisory lock under which notifications are created, so that the second of two clicks finds the first one's
 * notification.
 */
const LOCK = sql`5261003, 1`;

/** Without a push service the notification is only stored, and must not look like it is being sent. */
const firstStatus = ({ push }: Pick<Config, 'push'>): NotificationStatus => (push === null ? 'STORED' : 'PENDING');

const list = bind(contract.listNotifications, schemas.listNotifications, async (ctx) => {
  const { rows, total } = await selectNotifications(ctx.tx, ctx.query);
  return answerList(ctx, rows, total);
});

const audience = bind(
  contract.countNotificationAudience,
  schemas.countNotificationAudience,
  async ({ tx, now, config }) => ({
    count: await countAudience(tx, now),
    push: config.push !== null,
    devices: config.push?.kind === 'fcm' ? await countDevices(tx) : null,
  }),
);

const create = bind(contract.createNotification, schemas.createNotification, async (ctx) => {
  const { tx, now, caller, config } = ctx;
  const { again, data: link, ...message } = ctx.body;
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  const current = again ? undefined : await findRecent(tx, message, new Date(now.getTime() - AGAIN_MS));
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
      ...message,
      data: link.url === undefined ? {} : { url: link.url },
      status: firstStatus(config),
      next_at: now,
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

const retry = bind(contract.retryNotification, schemas.retryNotification, async (ctx) => {
  const { tx, now, config, params } = ctx;
  const own = eq(notifications.id, params.id);
  const [before] = await tx.select().from(notifications).where(own).for('update');
  if (before === undefined) throw notFound('Notifikasi tidak ditemukan');
  if (before.status !== 'FAILED')
    throw new ApiFailure(409, 'INVALID_TRANSITION', 'Hanya notifikasi yang gagal terkirim dapat dikirim ulang');
  const [row] = await tx
    .update(notifications)
    .set({ status: firstStatus(config), attempts: 0, last_error: null, next_at: now })
    .where(own)
    .returning();
  if (row === undefined) throw new Error('nothing was changed');
  ctx.audit({
    object: 'notification',
    objectId: row.id,
    label: row.title,
    before: { status: before.status },
    after: { status: row.status },
  });
  return { success: true, affectedRows: 1, data: presentNotification(row) };
});

export const notificationRoutes: Binding[] = [audience, list, create, retry];
