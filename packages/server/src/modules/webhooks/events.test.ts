import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { webhookBody } from '@widya/contract/webhook-events.schemas';
import type { WebhookEvent } from '@widya/contract/webhook-rules';
import { eventually } from '@widya/testing/eventually';
import { eq, inArray } from 'drizzle-orm';
import { certificates } from '../../platform/database/schema/certificates.ts';
import { classes } from '../../platform/database/schema/classes.ts';
import { memberCourses } from '../../platform/database/schema/course-members.ts';
import { eventRegistrations, eventSessions, events } from '../../platform/database/schema/events.ts';
import { orderItems, orders } from '../../platform/database/schema/orders.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { webhookDeliveries, webhookEvents, webhooks } from '../../platform/database/schema/webhooks.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertClass, insertCourse, insertMember, insertRegistration } from '../../testing/fixtures.ts';
import { insertWebhook } from '../../testing/insert-webhook.ts';
import { lockWaiters } from '../../testing/lock-waiters.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(() => t.database.pool.query('delete from webhooks; delete from webhook_events'));

const subscribe = (subscribed: readonly WebhookEvent[]) => insertWebhook(t.db, t.config, { events: subscribed });

/** Bodies of all events, in their order, each checked against the contract. */
async function bodies() {
  const rows = await t.db.select().from(webhookEvents).orderBy(webhookEvents.id);
  return rows.map(({ type, data, created_at }) =>
    webhookBody.parse(JSON.parse(JSON.stringify({ type, timestamp: created_at, data }))),
  );
}

const facts = async () => (await bodies()).map(({ type, data }) => [type, 'status' in data ? data.status : null]);

const ALL = ['registration.created', 'registration.cancelled'] as const;

async function insertSession() {
  const [event] = await t.db
    .insert(events)
    .values({ name: 'Pekan Sastra', event_url: `pekan-${Math.random().toString(36).slice(2)}` })
    .returning();
  const [session] = await t.db
    .insert(eventSessions)
    .values({ event_id: event?.id ?? 0, name: 'Pagi' })
    .returning();
  return { event_id: event?.id ?? 0, session_id: session?.id ?? 0 };
}

describe('events of registrations', () => {
  it('name class, course and event by their ids, and no person', async () => {
    await subscribe(ALL);
    const { id: class_id, code: class_code } = await insertClass(t.db);
    const { id: course_id, course_code } = await insertCourse(t.db);
    const { event_id, session_id } = await insertSession();
    const { id: member_id } = await insertMember(t.db);
    const person = { full_name: 'Sari Dewi', email: 'sari@uji.example', status: 'WAITING', price: 150_000 } as const;
    const inClass = await insertRegistration(t.db, { ...person, class_id, member_id });
    const [inCourse] = await t.db
      .insert(memberCourses)
      .values({ ...person, course_id, member_id })
      .returning();
    const [inEvent] = await t.db
      .insert(eventRegistrations)
      .values({ ...person, session_id })
      .returning();

    const none = {
      class_id: null,
      class_code: null,
      course_id: null,
      course_code: null,
      event_id: null,
      session_id: null,
    };
    const common = { ...none, member_id, status: 'WAITING', amount: 150_000 };
    expect((await bodies()).map(({ data }) => data)).toEqual([
      { ...common, kind: 'class', registration_id: inClass.id, class_id, class_code },
      { ...common, kind: 'course', registration_id: inCourse?.id, course_id, course_code },
      { ...common, kind: 'event', registration_id: inEvent?.id, event_id, session_id, member_id: null },
    ]);
    const stored = JSON.stringify(await t.db.select().from(webhookEvents));
    expect(stored).not.toMatch(/Sari|sari@/);
  });

  it('are written when a seat is lost, taken anew and deleted', async () => {
    await subscribe(ALL);
    const { id: class_id } = await insertClass(t.db);
    const { id } = await insertRegistration(t.db, { class_id, status: 'WAITING' });
    const change = (values: Partial<typeof registrations.$inferInsert>) =>
      t.db.update(registrations).set(values).where(eq(registrations.id, id));
    await change({ note: 'tidak berubah' });
    await change({ status: 'ACCEPTED' });
    await change({ status: 'CANCELLED' });
    await change({ status: 'EXPIRED' });
    await change({ status: 'PENDING' });
    await t.db.delete(registrations).where(eq(registrations.id, id));
    expect(await facts()).toEqual([
      ['registration.created', 'WAITING'],
      ['registration.cancelled', 'CANCELLED'],
      ['registration.created', 'PENDING'],
      ['registration.cancelled', 'DELETED'],
    ]);
  });

  it('are written when a class is deleted with its people', async () => {
    await subscribe(['registration.cancelled']);
    const { id: class_id } = await insertClass(t.db);
    await insertRegistration(t.db, { class_id });
    await t.db.delete(classes).where(eq(classes.id, class_id));
    expect(await bodies()).toMatchObject([{ data: { class_id, class_code: null, status: 'DELETED' } }]);
  });

  it('are not written when the change is rolled back', async () => {
    await subscribe(ALL);
    const { id: class_id } = await insertClass(t.db);
    const failing = t.db.transaction(async (tx) => {
      await insertRegistration(tx, { class_id });
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await bodies()).toEqual([]);
  });

  it('of many people in one statement are one for each', async () => {
    await subscribe(ALL);
    const { id: class_id } = await insertClass(t.db);
    const people = [];
    for (let n = 0; n < 3; n += 1) people.push(await insertRegistration(t.db, { class_id, status: 'WAITING' }));
    await t.database.pool.query('delete from webhook_events');
    await t.db
      .update(registrations)
      .set({ status: 'REJECTED' })
      .where(
        inArray(
          registrations.id,
          people.map(({ id }) => id),
        ),
      );
    expect(await facts()).toEqual(people.map(() => ['registration.cancelled', 'REJECTED']));
  });
});

describe('subscriptions', () => {
  it('write one event and a delivery for each active webhook that wants it', async () => {
    const wanting = [await subscribe(ALL), await subscribe(['registration.created'])];
    await subscribe(['payment.settled']);
    const { id } = await subscribe(ALL);
    await t.db.update(webhooks).set({ active: false }).where(eq(webhooks.id, id));
    await insertRegistration(t.db, { class_id: (await insertClass(t.db)).id });
    expect(await t.db.$count(webhookEvents)).toBe(1);
    const deliveries = await t.db.select().from(webhookDeliveries).orderBy(webhookDeliveries.webhook_id);
    expect(deliveries.map(({ webhook_id }) => webhook_id)).toEqual(wanting.map((webhook) => webhook.id));
  });

  it('write nothing without a webhook that wants the type', async () => {
    await subscribe(['certificate.issued']);
    await insertRegistration(t.db, { class_id: (await insertClass(t.db)).id });
    expect(await t.db.$count(webhookEvents)).toBe(0);
  });

  /** Registers somebody for a class while the only webhook is being deleted. */
  async function registerDuringDeletion() {
    const { id } = await subscribe(ALL);
    const { id: class_id } = await insertClass(t.db);
    const { id: member_id } = await insertMember(t.db);
    const { registering } = await t.db.transaction(async (tx) => {
      await tx.delete(webhooks).where(eq(webhooks.id, id));
      const promise = insertRegistration(t.db, { class_id, member_id });
      await eventually(async () => expect(await lockWaiters(t.db)).toBe(1));
      // In an object, because it is only settled after the commit.
      return {
        registering: promise.then(
          () => 'registered',
          () => 'failed',
        ),
      };
    });
    return registering;
  }

  it('let a registration through while the webhook is being deleted', async () => {
    expect(await registerDuringDeletion()).toBe('registered');
    expect(await t.db.$count(webhookDeliveries)).toBe(0);
  });

  it('would fail the registration without the lock of the webhook (control)', async () => {
    const { rows } = await t.database.pool.query("select pg_get_functiondef('webhook_emit'::regproc) as text");
    const locked: string = rows[0].text;
    await t.database.pool.query(locked.replace('FOR KEY SHARE', ''));
    try {
      expect(await registerDuringDeletion()).toBe('failed');
    } finally {
      await t.database.pool.query(locked);
    }
  });
});

describe('events of payments', () => {
  const PAYMENTS = ['payment.settled', 'payment.refunded'] as const;

  async function insertOrder(values: Partial<typeof orders.$inferInsert> = {}) {
    const { id: class_id } = await insertClass(t.db);
    const seat = await insertRegistration(t.db, { class_id, status: 'WAITING', price: 100_000 });
    const order_id = `UJI-${seat.id}`;
    const [order] = await t.db
      .insert(orders)
      .values({ order_id, member_id: seat.member_id, amount: 100_000, ...values })
      .returning();
    const item = { order_ref: order?.id ?? 0, participant_id: seat.id, label: 'Kelas', price: 100_000 };
    await t.db.insert(orderItems).values(item);
    const report = (reported: Partial<typeof orders.$inferInsert>) =>
      t.db.update(orders).set(reported).where(eq(orders.order_id, order_id));
    return { order_id, seat, report };
  }

  it('say once that an order is paid, for what and how much', async () => {
    await subscribe(PAYMENTS);
    const { order_id, seat, report } = await insertOrder();
    await report({ paid_status: 'pending' });
    await report({ paid_status: 'capture', fraud_status: 'challenge' });
    expect(await bodies()).toEqual([]);
    await report({ paid_status: 'capture', fraud_status: 'accept' });
    await report({ paid_status: 'settlement' });
    const items = [{ kind: 'class', registration_id: seat.id, amount: 100_000 }];
    const paid = { order_id, member_id: seat.member_id, amount: 100_000, returned_amount: 0, status: 'capture', items };
    expect(await bodies()).toMatchObject([{ type: 'payment.settled', data: paid }]);
  });

  it('say each time that money was returned', async () => {
    await subscribe(PAYMENTS);
    const { report } = await insertOrder();
    await report({ paid_status: 'settlement' });
    await report({ paid_status: 'partial_refund', returned_amount: 40_000 });
    await report({ exception: 'PARTLY_RETURNED' });
    await report({ paid_status: 'refund', returned_amount: 100_000 });
    expect((await bodies()).map(({ type, data }) => [type, 'returned_amount' in data && data.returned_amount])).toEqual(
      [
        ['payment.settled', 0],
        ['payment.refunded', 40_000],
        ['payment.refunded', 100_000],
      ],
    );
  });

  it('name the seat of an order that a voucher paid in full', async () => {
    await subscribe(PAYMENTS);
    const { seat } = await insertOrder({ paid_status: 'settlement', amount: 0 });
    expect(await bodies()).toMatchObject([
      { type: 'payment.settled', data: { amount: 0, items: [{ kind: 'class', registration_id: seat.id }] } },
    ]);
  });
});

describe('events of certificates', () => {
  it('are written when one is issued, issued again and revoked', async () => {
    await subscribe(['certificate.issued', 'certificate.revoked']);
    const { id: class_id, code: class_code } = await insertClass(t.db);
    const { id: participant_id } = await insertRegistration(t.db, { class_id });
    const [made] = await t.db
      .insert(certificates)
      .values({
        kind: 'class',
        class_id,
        participant_id,
        full_name: 'Sari Dewi',
        number: 7,
        printed_number: '007/UJI/2026',
        public_code: 'ABCD2345',
      })
      .returning();
    const change = (values: Partial<typeof certificates.$inferInsert>) =>
      t.db
        .update(certificates)
        .set(values)
        .where(eq(certificates.id, made?.id ?? 0));
    await change({ certificate_url: '/berkas' });
    await change({ revision: 2 });
    await change({ revoked_at: new Date(), revoked_reason: 'Salah nama' });
    const data = {
      kind: 'class',
      certificate_id: made?.id,
      number: '007/UJI/2026',
      code: 'ABCD2345',
      registration_id: participant_id,
      class_id,
      class_code,
      course_id: null,
      course_code: null,
    };
    expect(await bodies()).toMatchObject([
      { type: 'certificate.issued', data: { ...data, revision: 1, status: 'issued' } },
      { type: 'certificate.issued', data: { ...data, revision: 2, status: 'issued' } },
      { type: 'certificate.revoked', data: { ...data, revision: 2, status: 'revoked' } },
    ]);
  });
});
