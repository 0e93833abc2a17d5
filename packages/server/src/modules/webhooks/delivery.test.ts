import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/webhooks';
import { eventually } from '@widya/testing/eventually';
import { eq } from 'drizzle-orm';
import { emailOutbox } from '../../platform/database/schema/email.ts';
import { webhookDeliveries, webhooks } from '../../platform/database/schema/webhooks.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { type FakeReceiver, startFakeReceiver } from '../../testing/fake-receiver.ts';
import { insertClass, insertMember, insertRegistration } from '../../testing/fixtures.ts';
import { lockWaiters } from '../../testing/lock-waiters.ts';
import { withoutLocks } from '../../testing/without-locks.ts';
import { claimDue, dueWebhooks, LEASE_MS } from './claim.ts';
import { deliverAllOf } from './deliver.ts';
import { openReceivers, type Receivers } from './post-event.ts';
import { settle } from './settle.ts';

let t: TestApp;
let admin: Actor;
let receiver: FakeReceiver;
let receivers: Receivers;
let answer: Parameters<typeof startFakeReceiver>[0];

beforeAll(async () => {
  t = await createTestApp({ env: { WEBHOOK_PRIVATE_ADDRESSES: 'allow', LOG_LEVEL: 'silent' } });
  const actor = await t.actor('superadmin');
  if (actor === null) throw new Error('no superadmin');
  admin = actor;
  receivers = openReceivers({ allowPrivate: true });
});
afterAll(async () => {
  await receivers.close();
  await t.close();
});
beforeEach(async () => {
  t.clock.now = null;
  answer = () => ({});
  receiver = await startFakeReceiver((post) => answer?.(post) ?? {});
  await t.database.pool.query('delete from webhooks; delete from webhook_events');
});
afterEach(() => receiver.close());

const deliver = async () => {
  const parts = { ...t.services, receivers, log: { error: () => undefined, warn: () => undefined } };
  const ids = await dueWebhooks(t.db, t.services.clock());
  await Promise.all(ids.map((id) => deliverAllOf(parts, id)));
};

const create = async (events: readonly string[] = ['registration.created']) => {
  const body = { name: `Uji ${Math.random()}`, url: `${receiver.url}/widya`, events };
  const made = await t.call(contract.createWebhook, admin, { body });
  expect(made.status).toBe(201);
  return made.body as { secret: string; data: contract.Webhook };
};

const HOUR_MS = 60 * 60 * 1_000;

const deliveriesOf = (id: number) =>
  t.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.webhook_id, id)).orderBy(webhookDeliveries.id);

const webhookOf = async (id: number) => {
  const { body } = await t.call(contract.listWebhooks, admin);
  return (body as unknown as contract.Webhook[]).find((webhook) => webhook.id === id);
};

const register = async () => {
  const owner = await insertClass(t.db);
  const member = await insertMember(t.db);
  return {
    owner,
    row: await insertRegistration(t.db, { class_id: owner.id, member_id: member.id, status: 'ACCEPTED' }),
  };
};

const verified = (secret: string) => {
  const [post] = receiver.received;
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = post?.headers ?? {};
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${at}.${post?.body}`).digest('base64');
  return String(signature).split(' ').includes(`v1,${expected}`);
};

describe('a delivery', () => {
  it('posts the registration, signed with the secret of the webhook', async () => {
    const { secret, data } = await create();
    const { owner, row } = await register();
    await deliver();

    expect(receiver.received).toHaveLength(1);
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
      type: 'registration.created',
      data: { kind: 'class', registration_id: row.id, class_code: owner.code, status: 'ACCEPTED' },
    });
    expect(verified(secret)).toBe(true);
    expect(verified(`whsec_${Buffer.alloc(32).toString('base64')}`)).toBe(false);
    const delivered = { state: 'delivered', attempts: 1, last_status: 200, last_error: null };
    expect(await deliveriesOf(data.id)).toMatchObject([delivered]);
  });

  it('keeps its id over retries, whose pauses grow', async () => {
    const { data } = await create();
    await register();
    answer = () => ({ status: 503, body: 'sedang\0 sibuk' });
    const start = Date.now();
    let last = start;
    const pauses = [];
    for (;;) {
      t.clock.now = new Date(last + 1);
      await deliver();
      const [row] = await deliveriesOf(data.id);
      if (row?.state !== 'waiting') break;
      pauses.push((row.next_at.getTime() - last) / 1_000);
      last = row.next_at.getTime();
    }
    const planned = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];
    expect(pauses.map((pause, n) => Math.abs(pause / (planned[n] ?? 0) - 1) < 0.101)).toEqual(planned.map(() => true));
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    const failed = { state: 'failed', attempts: 10, last_status: 503, last_error: 'status', response: 'sedang sibuk' };
    expect(await deliveriesOf(data.id)).toMatchObject([failed]);
    expect(await webhookOf(data.id)).toMatchObject({ state: 'failing', failed_count: 1, waiting_count: 0 });
  });

  it('that works ends the failure of its webhook', async () => {
    const { data } = await create();
    await register();
    answer = () => ({ status: 500 });
    await deliver();
    expect(await webhookOf(data.id)).toMatchObject({ state: 'failing', failing_since: expect.any(String) });
    answer = () => ({ status: 204 });
    t.clock.now = new Date(Date.now() + 10_000);
    await deliver();
    expect(await webhookOf(data.id)).toMatchObject({ state: 'active', failing_since: null, waiting_count: 0 });
  });

  it('is signed with the secret of before as well for 24 hours after a change', async () => {
    const { secret: before, data } = await create();
    const { body } = await t.call(contract.rotateWebhookSecret, admin, { params: { id: data.id } });
    const { secret: after } = body as { secret: string };
    await register();
    await deliver();
    expect([verified(before), verified(after)]).toEqual([true, true]);

    receiver.received.splice(0);
    t.clock.now = new Date(Date.now() + 24 * HOUR_MS + 1_000);
    await t.call(contract.testWebhook, admin, { params: { id: data.id } });
    await deliver();
    expect([verified(before), verified(after)]).toEqual([false, true]);
  });

  it('is repeated after its worker was lost, and not before', async () => {
    const { data } = await create();
    await register();
    const now = new Date();
    t.clock.now = now;
    const [lost] = await claimDue(t.db, data.id, now);
    await deliver();
    expect(receiver.received).toHaveLength(0);
    t.clock.now = new Date(now.getTime() + LEASE_MS + 1_000);
    await deliver();
    expect(receiver.received).toHaveLength(1);
    // The lost worker comes back too late and changes nothing.
    if (lost) await settle(t.db, lost, { status: 500, error: 'status', response: '', ms: 1 }, new Date());
    expect(await deliveriesOf(data.id)).toMatchObject([{ state: 'delivered', attempts: 2 }]);
  });

  it('waits while its webhook is inactive, and is sent once it is active again', async () => {
    const { data } = await create();
    await register();
    const change = (active: boolean) =>
      t.call(contract.updateWebhook, admin, { params: { id: data.id }, body: { active } });
    await change(false);
    await deliver();
    expect(receiver.received).toHaveLength(0);
    await change(true);
    await deliver();
    expect(receiver.received).toHaveLength(1);
  });
});

describe('a webhook', () => {
  it('has at most two deliveries under way, and does not delay another one', async () => {
    const slow = await create();
    const fast = await create();
    let free: (value: unknown) => void = () => undefined;
    const until = new Promise((resolve) => {
      free = resolve;
    });
    await t.db
      .update(webhooks)
      .set({ url: `${receiver.url}/lambat` })
      .where(eq(webhooks.id, slow.data.id));
    answer = ({ path }) => (path === '/lambat' ? { until } : {});
    for (let n = 0; n < 3; n += 1) await register();
    const working = deliver();
    await eventually(async () => expect((await webhookOf(fast.data.id))?.waiting_count).toBe(0));
    await deliver();
    expect(receiver.received.filter(({ path }) => path === '/lambat')).toHaveLength(2);
    free(null);
    await working;
    expect(receiver.received.filter(({ path }) => path === '/lambat')).toHaveLength(3);
  });

  it('is deactivated by an answer of 410, with a log row and a mail to superadmins', async () => {
    const { data } = await create();
    await register();
    answer = () => ({ status: 410 });
    await deliver();
    const inactive = { state: 'inactive', active: false, deactivated_reason: 'gone', failed_count: 1 };
    expect(await webhookOf(data.id)).toMatchObject(inactive);
    const [row] = await t.audit();
    expect(row).toMatchObject({ code: 'DEACTIVATE_WEBHOOK', object_id: String(data.id), after: { active: false } });
    const mails = await t.db.select().from(emailOutbox);
    expect(mails.map(({ subject }) => subject)).toContain(`Webhook "${data.name}" dinonaktifkan`);
  });

  it('is deactivated after failures for five days without a success', async () => {
    const { data } = await create();
    await register();
    answer = () => ({ status: 500 });
    await deliver();
    const failAfter = async (days: number) => {
      t.clock.now = new Date(Date.now() + days * 24 * HOUR_MS);
      await t.db.update(webhookDeliveries).set({ next_at: t.clock.now });
      await deliver();
    };
    await failAfter(4.9);
    expect(await webhookOf(data.id)).toMatchObject({ state: 'failing' });
    await failAfter(5.1);
    expect(await webhookOf(data.id)).toMatchObject({ state: 'inactive', deactivated_reason: 'failures' });
  });

  it('whose secret cannot be decrypted says so and sends nothing', async () => {
    const { data } = await create();
    await t.db
      .update(webhooks)
      .set({ secret: Buffer.alloc(60) })
      .where(eq(webhooks.id, data.id));
    await register();
    await deliver();
    expect(receiver.received).toHaveLength(0);
    expect(await deliveriesOf(data.id)).toMatchObject([{ state: 'waiting', last_error: 'secret' }]);
  });
});

describe('two workers', () => {
  /** Claims in a second transaction while the first is not committed; returns the ids that both got. */
  async function claimedTwice(db: TestApp['db']): Promise<number[]> {
    const { data } = await create();
    await register();
    const firstClaimed = await t.db.transaction(async (tx) => {
      const first = await claimDue({ ...t.db, transaction: (work) => work(tx) } as TestApp['db'], data.id, new Date());
      const second = claimDue(db, data.id, new Date());
      await Promise.race([second, eventually(async () => expect(await lockWaiters(t.db)).toBe(1))]);
      return { first, second };
    });
    const ids = (await firstClaimed.second).map(({ id }) => id);
    return firstClaimed.first.map(({ id }) => id).filter((id) => ids.includes(id));
  }

  it('never get the same delivery', async () => {
    expect(await claimedTwice(t.db)).toEqual([]);
  });

  it('would get it both without the lock (control)', async () => {
    const unlocked = withoutLocks(t.database.config, 2);
    try {
      expect(await claimedTwice(unlocked.db)).toHaveLength(1);
    } finally {
      await unlocked.close();
    }
  });
});
