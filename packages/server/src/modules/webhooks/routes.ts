import { MOST_WEBHOOKS, OLD_SECRET_HOURS } from '@widya/contract/webhook-rules';
import * as contract from '@widya/contract/webhooks';
import { webhookSchemas } from '@widya/contract/webhooks.schemas';
import { eq } from 'drizzle-orm';
import { assertFresh } from '../../platform/audit/assert-fresh.ts';
import { webhooks } from '../../platform/database/schema/webhooks.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { type Binding, bind } from '../../platform/http/bind.ts';
import { answerList } from '../../platform/http/listing.ts';
import { assertStillSuperadmin, lockSuperadmins } from '../admins/superadmins.ts';
import { insertPing, makeDue, selectDeliveries, selectDelivery } from './deliveries.ts';
import { insertWebhook, lockWebhook, nextWebhookId, selectWebhook, selectWebhooks, writeWebhook } from './queries.ts';
import { refuseUnsafeUrl } from './refuse-unsafe-url.ts';
import { makeSecret } from './secrets.ts';

const HOUR_MS = 60 * 60 * 1_000;

const refuseInactive = ({ active }: Pick<contract.Webhook, 'active'>): void => {
  if (!active) throw new ApiFailure(409, 'INVALID_TRANSITION', 'Webhook ini nonaktif; aktifkan dahulu');
};

const list = bind(contract.listWebhooks, webhookSchemas.listWebhooks, async (ctx) => {
  const { rows, total } = await selectWebhooks(ctx.tx, ctx.query, ctx.now);
  return answerList(ctx, rows, total);
});

const create = bind(
  contract.createWebhook,
  webhookSchemas.createWebhook,
  async ({ tx, caller, body, now, audit, config }) => {
    // The lock also keeps two calls from passing the limit together.
    assertStillSuperadmin(caller, await lockSuperadmins(tx));
    refuseUnsafeUrl(config, body.url);
    if ((await tx.$count(webhooks)) >= MOST_WEBHOOKS)
      throw new ApiFailure(
        409,
        'INVALID_TRANSITION',
        `Webhook paling banyak ${MOST_WEBHOOKS}; hapus yang tidak dipakai`,
      );
    const id = await nextWebhookId(tx);
    const { secret, sealed } = await makeSecret(config, id);
    const times = { created_at: now, updated_at: now };
    const creator = { created_by: caller.id, created_by_name: caller.name };
    await insertWebhook(tx, { id, ...body, secret: sealed, ...creator, ...times });
    audit({ object: 'webhook', objectId: id, label: body.name, after: body });
    return { success: true, secret, data: await selectWebhook(tx, id, now) };
  },
  { replayable: false },
);

/** The fields that follow from switching a webhook on or off. */
const switched = (active: boolean) =>
  active
    ? ({ active, deactivated_reason: null, failing_since: null } as const)
    : ({ active, deactivated_reason: 'manual' } as const);

const update = bind(contract.updateWebhook, webhookSchemas.updateWebhook, async (ctx) => {
  const { tx, params, body, now, audit, config } = ctx;
  const before = await lockWebhook(tx, params.id, now);
  await assertFresh(tx, body.version, before, {
    object: 'webhook',
    id: before.id,
    changedAt: new Date(before.updated_at),
  });
  const { name = before.name, url = before.url, events = before.events, active = before.active } = body;
  if (url !== before.url) refuseUnsafeUrl(config, url);
  const changes = { name, url, events, ...(active === before.active ? {} : switched(active)) };
  await writeWebhook(tx, before.id, { ...changes, updated_at: now, version: before.version + 1 });
  const data = await selectWebhook(tx, before.id, now);
  const logged = ({ name, url, events, active: isActive }: contract.Webhook) => ({
    name,
    url,
    events,
    active: isActive,
  });
  audit({ object: 'webhook', objectId: data.id, label: data.name, before: logged(before), after: logged(data) });
  return { success: true, affectedRows: 1, data, version: data.version };
});

const remove = bind(contract.deleteWebhook, webhookSchemas.deleteWebhook, async ({ tx, params, now, audit }) => {
  const { id, name, url, events } = await lockWebhook(tx, params.id, now);
  await tx.delete(webhooks).where(eq(webhooks.id, id));
  audit({ object: 'webhook', objectId: id, label: name, before: { name, url, events } });
  return { success: true, affectedRows: 1 };
});

const rotate = bind(
  contract.rotateWebhookSecret,
  webhookSchemas.rotateWebhookSecret,
  async ({ tx, params, caller, now, audit, config }) => {
    assertStillSuperadmin(caller, await lockSuperadmins(tx));
    const before = await lockWebhook(tx, params.id, now);
    const { secret, sealed } = await makeSecret(config, before.id);
    const old_secret_until = new Date(now.getTime() + OLD_SECRET_HOURS * HOUR_MS);
    await tx
      .update(webhooks)
      .set({ old_secret: webhooks.secret, old_secret_until, secret: sealed })
      .where(eq(webhooks.id, before.id));
    audit({ object: 'webhook', objectId: before.id, label: before.name });
    return { success: true, secret, data: await selectWebhook(tx, before.id, now) };
  },
  { replayable: false },
);

const test = bind(contract.testWebhook, webhookSchemas.testWebhook, async ({ tx, params, now, audit }) => {
  const webhook = await lockWebhook(tx, params.id, now);
  refuseInactive(webhook);
  const data = await selectDelivery(tx, webhook.id, await insertPing(tx, webhook.id, now));
  audit({ object: 'webhook', objectId: webhook.id, label: webhook.name });
  return { success: true, data };
});

const deliveries = bind(contract.listWebhookDeliveries, webhookSchemas.listWebhookDeliveries, async (ctx) => {
  const { id } = await selectWebhook(ctx.tx, ctx.params.id, ctx.now);
  const { rows, total } = await selectDeliveries(ctx.tx, id, ctx.query);
  return answerList(ctx, rows, total);
});

const resend = bind(contract.resendWebhookDelivery, webhookSchemas.resendWebhookDelivery, async (ctx) => {
  const { tx, params, now, audit } = ctx;
  const webhook = await lockWebhook(tx, params.id, now);
  const before = await selectDelivery(tx, webhook.id, params.deliveryId);
  refuseInactive(webhook);
  await makeDue(tx, before, now);
  const label = `${webhook.name} · ${before.message_id}`;
  audit({ object: 'webhook', objectId: webhook.id, label, after: { events: [before.type] } });
  return { success: true, data: await selectDelivery(tx, webhook.id, before.id) };
});

export const webhookRoutes: Binding[] = [list, create, update, remove, rotate, test, deliveries, resend];
