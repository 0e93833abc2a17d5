import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MOST_WEBHOOKS } from '@widya/contract/webhook-rules';
import * as contract from '@widya/contract/webhooks';
import { eq } from 'drizzle-orm';
import { cleanUp } from '../../background/clean-up.ts';
import { webhookDeliveries, webhookEvents, webhooks } from '../../platform/database/schema/webhooks.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertWebhook } from '../../testing/insert-webhook.ts';
import { insertPing } from './deliveries.ts';

let t: TestApp;
let admin: Actor;
beforeAll(async () => {
  t = await createTestApp({ env: { LOG_LEVEL: 'debug' } });
  const actor = await t.actor('superadmin');
  if (actor === null) throw new Error('no superadmin');
  admin = actor;
});
afterAll(() => t.close());
beforeEach(() => t.database.pool.query('delete from webhooks; delete from webhook_events'));

const DAY_MS = 24 * 60 * 60 * 1_000;

const BODY = {
  name: 'Sistem keuangan',
  url: 'https://penerima.example/widya',
  events: ['payment.refunded', 'payment.settled'],
};

const create = async (body: object = BODY) => t.call(contract.createWebhook, admin, { body });

describe('the secret of a webhook', () => {
  it('is answered once, and stands in no list, log row or log line', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    const { secret, data } = body as { secret: string; data: contract.Webhook };
    expect(Buffer.from(secret.replace('whsec_', ''), 'base64')).toHaveLength(32);
    expect(data).toMatchObject({ events: ['payment.settled', 'payment.refunded'], active: true, state: 'active' });
    const rotated = await t.call(contract.rotateWebhookSecret, admin, { params: { id: data.id } });
    const { secret: next } = rotated.body as { secret: string };
    expect(next).not.toBe(secret);
    const { text } = await t.call(contract.listWebhooks, admin);
    const [rows] = await t.db.select().from(webhooks);
    const everywhere = [text, JSON.stringify(await t.audit()), JSON.stringify(t.lines), JSON.stringify(rows)].join(
      '\n',
    );
    for (const hidden of [secret, next]) expect(everywhere).not.toContain(hidden.replace('whsec_', ''));
    expect(rows?.secret.toString('latin1')).not.toContain(next);
  });
});

describe('a webhook is refused', () => {
  it.each([
    ['without TLS', { url: 'http://penerima.example/' }, 'Alamat penerima harus diawali https://'],
    ['in the own network', { url: 'https://10.0.0.7/' }, 'Alamat penerima berada di jaringan internal'],
    ['on this machine', { url: 'https://[::1]/' }, 'Alamat penerima berada di jaringan internal'],
    ['with a password', { url: 'https://a:b@penerima.example/' }, 'Alamat harus diawali https://'],
    ['with another protocol', { url: 'ftp://penerima.example/' }, 'Alamat harus diawali https://'],
    ['without events', { events: [] }, 'Pilih paling sedikit satu kejadian'],
    ['with an unknown event', { events: ['ping'] }, ''],
    ['without a name', { name: ' ' }, 'Nama webhook wajib diisi'],
  ])('%s', async (_why, values, message) => {
    const { status, text } = await create({ ...BODY, ...values });
    expect(status).toBe(422);
    expect(text).toContain(message);
  });

  it('under a name that another one has, in any letters', async () => {
    await create();
    const second = await create({ ...BODY, name: 'SISTEM KEUANGAN' });
    expect(second).toMatchObject({ status: 422, body: { errors: { name: 'Nama ini sudah dipakai webhook lain' } } });
    const { id } = await insertWebhook(t.db, t.config);
    const renamed = await t.call(contract.updateWebhook, admin, { params: { id }, body: { name: BODY.name } });
    expect(renamed.status).toBe(422);
  });

  it('when there are as many as there may be', async () => {
    for (let n = 0; n < MOST_WEBHOOKS; n += 1) await insertWebhook(t.db, t.config);
    expect((await create()).status).toBe(409);
  });
});

describe('a change of a webhook', () => {
  it('keeps what was not sent, and logs what differs', async () => {
    const { id, version, url } = await insertWebhook(t.db, t.config, { name: 'Lama' });
    const { body } = await t.call(contract.updateWebhook, admin, { params: { id }, body: { name: 'Baru', version } });
    expect(body).toMatchObject({ version: version + 1, data: { name: 'Baru', url, active: true } });
    const [row] = await t.audit();
    expect(row).toMatchObject({ code: 'UPDATE_WEBHOOK', before: { name: 'Lama' }, after: { name: 'Baru' } });
  });

  it('that is based on an older version is refused with the current one', async () => {
    const { id, version } = await insertWebhook(t.db, t.config);
    const change = (name: string) => t.call(contract.updateWebhook, admin, { params: { id }, body: { name, version } });
    await change('Satu');
    expect(await change('Dua')).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', current: { name: 'Satu', changed_by: expect.stringMatching(/^Admin Uji/) } },
    });
  });

  it('that activates it forgets the failures of before', async () => {
    const failing_since = new Date('2026-01-01T00:00:00Z');
    const old = { active: false, deactivated_reason: 'failures', failing_since } as const;
    const { id } = await insertWebhook(t.db, t.config, old);
    const { body } = await t.call(contract.updateWebhook, admin, { params: { id }, body: { active: true } });
    expect(body).toMatchObject({ data: { state: 'active', failing_since: null, deactivated_reason: null } });
  });
});

describe('deliveries', () => {
  it('are listed newest first, by state and type', async () => {
    const { id } = await insertWebhook(t.db, t.config);
    const other = await insertWebhook(t.db, t.config);
    const [first, second] = [
      await insertPing(t.db, id, new Date('2026-11-01T00:00:00Z')),
      await insertPing(t.db, id, new Date('2026-11-02T00:00:00Z')),
    ];
    await insertPing(t.db, other.id, new Date());
    await t.db.update(webhookDeliveries).set({ state: 'failed' }).where(eq(webhookDeliveries.id, first));
    const list = async (query: Record<string, string>) => {
      const { body } = await t.call(contract.listWebhookDeliveries, admin, {
        params: { id },
        query: { page: '1', ...query },
      });
      return (body as { data: contract.WebhookDelivery[] }).data.map((row) => row.id);
    };
    expect(await list({})).toEqual([second, first]);
    expect(await list({ sort: 'created_at' })).toEqual([first, second]);
    expect(await list({ state: 'failed' })).toEqual([first]);
    expect(await list({ type: 'payment.settled' })).toEqual([]);
    const { body } = await t.call(contract.listWebhookDeliveries, admin, { params: { id } });
    const [newest] = body as unknown as contract.WebhookDelivery[];
    expect(await list({ q: newest?.message_id ?? '' })).toEqual([second]);
    expect(newest).toMatchObject({
      body: { type: 'ping', timestamp: '2026-11-02T00:00:00.000Z', data: { webhook_id: id } },
    });
  });

  it('are sent again under the same id, but not by an inactive webhook or another one', async () => {
    const { id } = await insertWebhook(t.db, t.config);
    const other = await insertWebhook(t.db, t.config);
    const deliveryId = await insertPing(t.db, id, new Date());
    const failed = { state: 'failed', round: 10, attempts: 10, last_error: 'timeout' } as const;
    await t.db.update(webhookDeliveries).set(failed).where(eq(webhookDeliveries.id, deliveryId));
    const resend = (webhookId: number) =>
      t.call(contract.resendWebhookDelivery, admin, { params: { id: webhookId, deliveryId } });
    expect((await resend(other.id)).status).toBe(404);
    const again = await resend(id);
    expect(again.body).toMatchObject({ data: { id: deliveryId, state: 'waiting', attempts: 10 } });
    await t.db.update(webhooks).set({ active: false }).where(eq(webhooks.id, id));
    expect(await resend(id)).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
    expect((await t.call(contract.testWebhook, admin, { params: { id } })).status).toBe(409);
  });

  it('are deleted with their event after 30 days (D255)', async () => {
    const { id } = await insertWebhook(t.db, t.config);
    const now = new Date();
    await insertPing(t.db, id, new Date(now.getTime() - 30 * DAY_MS - 60_000));
    const kept = await insertPing(t.db, id, new Date(now.getTime() - 30 * DAY_MS + 60_000));
    await cleanUp({ ...t.services, clock: () => now });
    const left = await t.db.select({ id: webhookDeliveries.id }).from(webhookDeliveries);
    expect(left).toEqual([{ id: kept }]);
    expect(await t.db.$count(webhookEvents)).toBe(1);
  });

  it('go with their webhook', async () => {
    const { id } = await insertWebhook(t.db, t.config);
    await insertPing(t.db, id, new Date());
    expect((await t.call(contract.deleteWebhook, admin, { params: { id } })).status).toBe(200);
    expect(await t.db.$count(webhookDeliveries)).toBe(0);
    expect((await t.call(contract.deleteWebhook, admin, { params: { id } })).status).toBe(404);
  });
});
