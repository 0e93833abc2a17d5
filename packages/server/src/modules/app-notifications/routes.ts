import * as contract from '@widya/contract/app-notifications';
import { appNotificationSchemas as schemas } from '@widya/contract/app-notifications.schemas';
import { and, count, desc, eq, gte, ne } from 'drizzle-orm';
import { pushDevices } from '../../platform/database/schema/app-access.ts';
import { notifications } from '../../platform/database/schema/public-site.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import { type Binding, bind, bindPublic } from '../../platform/http/bind.ts';
import { answerList, rowWindow } from '../../platform/http/listing.ts';
import { findAppOwner, insertAppToken, ownerOfToken } from './app-tokens.ts';

/** Enough for an app that calls when it is opened, and too few to try tokens. */
const PER_MINUTE = 120;

const createToken = bind(
  contract.createAppToken,
  schemas.createAppToken,
  async ({ tx, params, now, audit }) => {
    const owner = await findAppOwner(tx, params.id);
    if (owner === undefined) throw notFound('Pengguna tidak ditemukan');
    const { token, expires } = await insertAppToken(tx, owner.id, now);
    const expires_at = expires.toISOString();
    audit({ object: 'apptoken', objectId: owner.id, label: owner.name, after: { expires_at } });
    return { success: true, token, expires_at };
  },
  { replayable: false },
);

const list = bindPublic(
  contract.listPublicNotifications,
  schemas.listPublicNotifications,
  async (ctx) => {
    const { tx, bearer, now, query } = ctx;
    const owner = await ownerOfToken(tx, bearer, now);
    // A failed notification may still be sent again by staff, and must not be listed before it arrives.
    const filter = and(gte(notifications.created_at, owner.createdAt), ne(notifications.status, 'FAILED'));
    const { limit, offset } = rowWindow(query);
    const { id, title, body, data, created_at } = notifications;
    const rows = await tx
      .select({ id, title, body, data, created_at })
      .from(notifications)
      .where(filter)
      .orderBy(desc(created_at), desc(id))
      .limit(limit)
      .offset(offset);
    const [all] = await tx.select({ total: count() }).from(notifications).where(filter);
    const presented = rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
    return answerList(ctx, presented, all?.total ?? 0);
  },
  { perMinute: PER_MINUTE },
);

const addDevice = bindPublic(
  contract.addPushDevice,
  schemas.addPushDevice,
  async ({ tx, bearer, now, body: { registration }, audit }) => {
    const owner = await ownerOfToken(tx, bearer, now);
    await tx
      .insert(pushDevices)
      .values({ member_id: owner.id, registration, created_at: now })
      .onConflictDoUpdate({ target: pushDevices.registration, set: { member_id: owner.id } });
    audit({ object: 'pushdevice', objectId: owner.id, label: owner.name });
    return { success: true };
  },
  { perMinute: PER_MINUTE, replayable: false },
);

const removeDevice = bindPublic(
  contract.removePushDevice,
  schemas.removePushDevice,
  async ({ tx, bearer, now, body: { registration }, audit }) => {
    const owner = await ownerOfToken(tx, bearer, now);
    const deleted = await tx
      .delete(pushDevices)
      .where(and(eq(pushDevices.registration, registration), eq(pushDevices.member_id, owner.id)));
    audit({ object: 'pushdevice', objectId: owner.id, label: owner.name });
    return { success: true, affectedRows: deleted.rowCount ?? 0 };
  },
  { perMinute: PER_MINUTE },
);

/** Calls of the participants' app on behalf of one person. */
export const appNotificationRoutes: Binding[] = [createToken, list, addDevice, removeDevice];
