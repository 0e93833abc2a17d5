import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { renewSessionTicket } from '@widya/contract/events';
import { registerForEvent } from '@widya/contract/public-events';
import * as contract from '@widya/contract/tickets';
import { and, desc, eq, like } from 'drizzle-orm';
import { emailOutbox } from '../../platform/database/schema/email.ts';
import { eventRegistrations, eventSessions } from '../../platform/database/schema/events.ts';
import { orders } from '../../platform/database/schema/orders.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { EVENT_VISITOR, insertOpenEvent } from '../../testing/examples/public-events.ts';
import { insertAdmin } from '../../testing/fixtures.ts';
import { proveAddress } from '../../testing/prove-address.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { applyStatus } from '../payments/apply-status.ts';

let api: TestApp;
let admin: Actor;
let made: Awaited<ReturnType<typeof insertOpenEvent>>;
let people = 0;

beforeAll(async () => {
  api = await createTestApp({ env: { LOG_LEVEL: 'silent' } });
  admin = await signedIn(api, await insertAdmin(api.db, { menu: '["home"]' }));
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.now = null;
  const online = { online_mode: true, streamType: 'Zoom', streamingURL: 'https://rapat.example/acara' };
  const paid = { price: 60_000, online_payment: true, quota: 1, additional_information: online };
  made = await insertOpenEvent(api.db, {}, paid);
});

/** Registers a new visitor. @returns the token of their ticket. */
async function register(): Promise<string> {
  people += 1;
  const { body } = await api.call(registerForEvent, await proveAddress(api.db, `tiket-${people}@uji.example`), {
    params: { event_url: made.event.event_url },
    body: { ...EVENT_VISITOR, session_ids: [made.session.id] },
  });
  return (body.registrations as { ticket: string }[])[0]?.ticket ?? '';
}
const read = async (token: string) => api.call(contract.readTicket, null, { params: { token } });
const withdraw = (token: string) => api.call(contract.withdrawRegistration, null, { params: { token } });

async function pay() {
  const [order] = await api.db.select().from(orders).orderBy(desc(orders.id)).limit(1);
  if (order === undefined) throw new Error('no order');
  const payment = {
    fraud: null,
    transactionId: 'T',
    paymentType: 'qris',
    currency: 'IDR',
    returned: null,
    paidAt: null,
  };
  await api.db.transaction((tx) =>
    applyStatus({ tx, now: new Date(), config: api.config }, order.id, {
      ...payment,
      orderId: order.order_id,
      status: 'settlement',
      amount: order.amount,
    }),
  );
  return order;
}

it('requires payment first, then shows the way in only near the start', async () => {
  const token = await register();
  expect((await read(token)).body).toMatchObject({
    kind: 'event',
    name: made.event.name,
    session_name: expect.any(String),
    status: 'WAITING',
    payment: { amount: 60_000 },
    join: null,
    check_in: null,
  });
  await pay();
  const opens = (made.session.start_time?.getTime() ?? 0) - 120 * 60_000;
  expect((await read(token)).body).toMatchObject({
    status: 'ACCEPTED',
    join: { url: null, opens_at: new Date(opens).toISOString() },
    check_in: {
      checked_in_at: null,
      url: expect.stringMatching(
        new RegExp(`^http://localhost:\\d+/editor/dashboard/${made.event.event_url}\\?q=%23\\d+#pendaftar$`),
      ),
    },
  });
  api.clock.now = new Date(opens);
  expect((await read(token)).body).toMatchObject({ join: { url: 'https://rapat.example/acara' } });
  api.clock.now = new Date((made.session.end_time?.getTime() ?? 0) + 1);
  expect((await read(token)).body).toMatchObject({ join: null, can_withdraw: false });
});

it('contains the own position on the waiting list; a withdrawal assigns the seat to the first and the order to staff', async () => {
  const first = await register();
  const order = await pay();
  const [second, third] = [await register(), await register()];
  expect((await read(third)).body).toMatchObject({ status: 'PENDING', position: 2, payment: null });
  expect((await withdraw(first)).body).toEqual({ success: true, status: 'CANCELLED' });
  expect((await withdraw(first)).status).toBe(409);
  expect((await read(second)).body).toMatchObject({ status: 'WAITING', position: null, payment: { amount: 60_000 } });
  expect((await read(third)).body).toMatchObject({ position: 1 });
  const [after] = await api.db.select().from(orders).where(eq(orders.id, order.id));
  expect(after).toMatchObject({ exception: 'WITHDRAWN' });
  expect((await api.audit())[0]).toMatchObject({ object: 'sessionregistration' });
});

it('opens nothing once its links are revoked', async () => {
  const token = await register();
  await api.db
    .update(eventRegistrations)
    .set({ ticket_serial: 1 })
    .where(eq(eventRegistrations.session_id, made.session.id));
  expect(await read(token)).toMatchObject({ status: 410, body: { code: 'LINK_EXPIRED' } });
});

describe('new links, sent by staff', () => {
  const renew = (session: number, x: number) => api.call(renewSessionTicket, admin, { params: { id: session, x } });
  const mailsTo = (email: string) =>
    api.db
      .select()
      .from(emailOutbox)
      .where(and(eq(emailOutbox.to_email, email), like(emailOutbox.subject, 'Tautan tiket Anda:%')));
  const rowOf = async (session_id: number) =>
    (
      await api.db
        .select()
        .from(eventRegistrations)
        .where(eq(eventRegistrations.session_id, session_id))
        .orderBy(eventRegistrations.id)
    )[0];

  it('revoke the links of all sessions of the person only', async () => {
    const [second] = await api.db
      .insert(eventSessions)
      .values({ event_id: made.event.id, name: 'Sesi kedua' })
      .returning();
    const email = `tiket-ganti-${made.event.id}@uji.example`;
    const { body } = await api.call(registerForEvent, await proveAddress(api.db, email), {
      params: { event_url: made.event.event_url },
      body: { ...EVENT_VISITOR, session_ids: [made.session.id, second?.id ?? 0] },
    });
    const old = (body.registrations as { ticket: string }[]).map(({ ticket }) => ticket);
    const other = await register();
    const row = await rowOf(made.session.id);
    const sent = await renew(made.session.id, row?.id ?? 0);
    expect(sent).toMatchObject({ status: 200, body: { success: true, queued: 1 } });
    for (const token of old) expect(await read(token)).toMatchObject({ status: 410, body: { code: 'LINK_EXPIRED' } });
    expect((await read(other)).status).toBe(200);
    const mails = await mailsTo(email);
    expect(mails).toMatchObject([{ subject: `Tautan tiket Anda: ${made.event.name}` }]);
    const links = [...(mails[0]?.body_html ?? '').matchAll(/href="[^"]*\/tiket\/([\w-]+)/g)].map(
      ([, token = '']) => token,
    );
    expect(links).toHaveLength(2);
    for (const token of links) expect((await read(token)).status).toBe(200);
    expect((await api.audit())[0]).toMatchObject({
      code: 'RENEWLINK_TICKET',
      object: 'sessionregistration',
      object_id: String(row?.id),
    });
    await renew(made.session.id, row?.id ?? 0);
    expect((await read(links[0] ?? '')).status).toBe(410);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('are refused without a ticket, and for a registration of another session (S11)', async () => {
    await register();
    const row = await rowOf(made.session.id);
    const id = row?.id ?? 0;
    const another = await insertOpenEvent(api.db);
    expect((await renew(another.session.id, id)).status).toBe(404);
    await api.db.update(eventRegistrations).set({ status: 'REJECTED' }).where(eq(eventRegistrations.id, id));
    expect(await renew(made.session.id, id)).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
    expect((await rowOf(made.session.id))?.ticket_serial).toBe(row?.ticket_serial);
    expect(await mailsTo(row?.email ?? '')).toEqual([]);
  });
});
