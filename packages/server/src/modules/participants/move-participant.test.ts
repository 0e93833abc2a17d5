import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { exportOrders, readOrder } from '@widya/contract/orders';
import * as list from '@widya/contract/participants';
import * as actions from '@widya/contract/participants-actions';
import { and, eq, inArray } from 'drizzle-orm';
import { certificates } from '../../platform/database/schema/certificates.ts';
import { emailOutbox } from '../../platform/database/schema/email.ts';
import { orderItems, orders } from '../../platform/database/schema/orders.ts';
import { registrations, testTokens } from '../../platform/database/schema/registrations.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import {
  insertAdmin,
  insertClass,
  insertInstructor,
  insertPastClass,
  insertRegistration,
  linkInstructor,
} from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { TEST_SITE } from '../../testing/test-site.ts';
import { payRegistration } from '../registrations/change-one.ts';
import { CLASS_PEOPLE } from '../registrations/source.ts';

let api: TestApp;
let admin: Actor;
beforeAll(async () => {
  api = await createTestApp();
  admin = await signedIn(api, await insertAdmin(api.db, { name: 'Admin Pindah', menu: '["home"]' }));
});
afterAll(() => api.close());

type Values = Partial<Parameters<typeof insertRegistration>[1]>;
const twoClasses = async (left: Parameters<typeof insertClass>[1] = {}, target: typeof left = {}) => ({
  left: await insertClass(api.db, { quota: 1, ...left }),
  target: await insertClass(api.db, { quota: 1, ...target }),
});
const person = (class_id: number, values: Values = {}) => insertRegistration(api.db, { class_id, ...values });
const move = (id: number, class_code: string, as = admin, version?: number) =>
  api.call(actions.moveParticipant, as, { params: { id }, body: { class_code, ...(version ? { version } : {}) } });
const rowOf = async (id: number) => (await api.db.select().from(registrations).where(eq(registrations.id, id)))[0];
const mailsOf = (id: number) => api.db.select().from(emailOutbox).where(eq(emailOutbox.participant_id, id));
const drift = async () => (await api.database.pool.query('select * from class_counters_drift()')).rows;

describe('moving a registration to another class (D235)', () => {
  it('keeps price and paid order, promotes the waiting list of the old class, mails once and is logged', async () => {
    const { left, target } = await twoClasses({ price: 100_000 }, { price: 175_000 });
    const paid = await person(left.id, { price: 100_000, confirmed_at: new Date() });
    const queued = await person(left.id, { status: 'PENDING', price: 0 });
    const [order] = await api.db
      .insert(orders)
      .values({ member_id: paid.member_id, amount: 100_000, order_id: `PINDAH-${paid.id}`, paid_status: 'settlement' })
      .returning();
    const item = { participant_id: paid.id, label: left.name, price: 100_000, order_ref: order?.id ?? 0 };
    await api.db.insert(orderItems).values(item);
    const answer = await move(paid.id, target.code);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        new_status: 'ACCEPTED',
        promoted: 1,
        mailed: true,
        data: { class_code: target.code, price: 100_000, confirmed_at: null, order: { order_id: `PINDAH-${paid.id}` } },
      },
    });
    expect((await rowOf(queued.id))?.status).toBe('ACCEPTED');
    expect(await mailsOf(paid.id)).toMatchObject([{ scenario: 'ACCEPTED', class_id: target.id }]);
    const [logged] = await api.audit();
    expect(logged).toMatchObject({
      code: 'MOVE_PARTICIPANT',
      object_id: String(paid.id),
      before: { class_code: left.code },
      after: { class_code: target.code, promoted: 1 },
    });
    const summary = await api.call(list.readParticipantSummary, admin, { params: { code: target.code } });
    expect(summary.body).toMatchObject({ income: 100_000, counts: { accepted: 1 } });
    expect(await drift()).toEqual([]);
    const timeline = await api.call(list.readParticipantTimeline, admin, { params: { id: paid.id } });
    expect(timeline.body).toContainEqual(expect.objectContaining({ title: 'Memindahkan peserta' }));
  });

  it('leaves its order with the name that was bought, and staff read the new one beside it (D251)', async () => {
    const { left, target } = await twoClasses({ name: 'Menulis Cerpen' }, { name: 'Menulis Puisi' });
    const paid = await person(left.id, { price: 100_000 });
    const [order] = await api.db
      .insert(orders)
      .values({
        member_id: paid.member_id,
        amount: 100_000,
        order_id: `DIBELI-${paid.id}`,
        paid_status: 'settlement',
        created_at: new Date('2026-03-10T05:00:00Z'),
      })
      .returning();
    const id = order?.id ?? 0;
    await api.db
      .insert(orderItems)
      .values({ participant_id: paid.id, label: left.name, price: 100_000, order_ref: id });
    const staff = (await api.actor('superadmin')) as Actor;
    const names = async () => {
      const person = await api.call(list.readParticipantPerson, staff, { params: { id: paid.id } });
      const own = await api.call(readOrder, staff, { params: { id } });
      const csv = await api.call(exportOrders, staff, { query: { q: `DIBELI-${paid.id}`, year: '2026', month: '3' } });
      return {
        person: (person.body.orders as { label: string }[]).map(({ label }) => label),
        order: own.body.participants,
        csv: csv.text.includes('Menulis Cerpen (sekarang Menulis Puisi)'),
      };
    };
    expect(await names()).toMatchObject({ person: ['Menulis Cerpen'], csv: false });
    await move(paid.id, target.code);
    expect(await names()).toMatchObject({
      person: ['Menulis Cerpen (sekarang Menulis Puisi)'],
      order: [{ label: 'Menulis Cerpen', class: { name: 'Menulis Puisi' } }],
      csv: true,
    });
  });

  it('waits for the same payment, which is then accepted in the new class', async () => {
    const { left, target } = await twoClasses({ price: 100_000 });
    const waiting = await person(left.id, { status: 'WAITING', price: 100_000 });
    expect((await move(waiting.id, target.code)).body).toMatchObject({ new_status: 'WAITING', promoted: 0 });
    expect(await mailsOf(waiting.id)).toMatchObject([{ scenario: 'WAITING', class_id: target.id }]);
    const now = new Date();
    await api.db.transaction((tx) => payRegistration({ tx, now, config: TEST_SITE }, CLASS_PEOPLE, waiting.id));
    expect(await rowOf(waiting.id)).toMatchObject({ status: 'ACCEPTED', class_id: target.id });
  });

  it('assigns a waiting person a free seat of the new class, or else a position on its waiting list, with one mail', async () => {
    const { left, target } = await twoClasses();
    await person(left.id);
    const first = await person(left.id, { status: 'PENDING', price: 0 });
    const second = await person(left.id, { status: 'PENDING', price: 0 });
    expect((await move(first.id, target.code)).body.new_status).toBe('ACCEPTED');
    expect((await move(second.id, target.code)).body.new_status).toBe('PENDING');
    expect(await mailsOf(first.id)).toMatchObject([{ scenario: 'ACCEPTED' }]);
    expect(await mailsOf(second.id)).toMatchObject([{ scenario: 'PENDING' }]);
  });

  it('refuses a full class, one where the person is registered, and one that is closed', async () => {
    const { left, target } = await twoClasses();
    const moved = await person(left.id);
    const refusalOf = async (code: string) => (await move(moved.id, code)).body;
    await person(target.id);
    expect(await refusalOf(target.code)).toMatchObject({ code: 'QUOTA_FULL', msg: 'Kuota kelas tujuan sudah penuh' });
    const known = await insertClass(api.db);
    await person(known.id, { member_id: moved.member_id, status: 'CANCELLED' });
    expect(await refusalOf(known.code)).toMatchObject({ code: 'PARTICIPANT_ALREADY_REGISTERED' });
    for (const shut of [
      await insertClass(api.db, { publish_status: 'DRAFT' }),
      await insertClass(api.db, { active: 0 }),
      await insertPastClass(api.db),
      left,
    ])
      expect(await refusalOf(shut.code)).toMatchObject({ code: 'INVALID_TRANSITION' });
    expect(await rowOf(moved.id)).toMatchObject({ class_id: left.id, version: 1 });
    expect(await mailsOf(moved.id)).toEqual([]);
  });

  it('refuses people who have results, were rejected, or changed meanwhile', async () => {
    const { left, target } = await twoClasses({ quota: null });
    const refusalOf = async (values: Values) => (await move((await person(left.id, values)).id, target.code)).body.msg;
    expect(await refusalOf({ is_present: true })).toBe('Peserta sudah tercatat hadir di kelas ini');
    expect(await refusalOf({ predicate: 'Istimewa' })).toBe('Peserta sudah memiliki predikat di kelas ini');
    expect(await refusalOf({ certificate_url: '/files/uji.pdf' })).toBe(
      'Peserta sudah memiliki sertifikat di kelas ini',
    );
    expect(await refusalOf({ status: 'REJECTED' })).toBe('Pendaftaran ini sudah ditolak');
    const stale = await person(left.id);
    expect((await move(stale.id, target.code, admin, 9)).body).toMatchObject({ code: 'VERSION_CONFLICT' });
    expect(await api.db.select().from(certificates).where(eq(certificates.class_id, target.id))).toEqual([]);
  });

  it('ends links to the test of the class that was left', async () => {
    const { left, target } = await twoClasses();
    const { id } = await person(left.id);
    const token = {
      participant_id: id,
      token_hash: Buffer.from(`uji-${id}`),
      expires_at: new Date(Date.now() + 60_000),
    };
    await api.db.insert(testTokens).values(token);
    expect((await move(id, target.code)).status).toBe(200);
    expect(await api.db.select().from(testTokens).where(eq(testTokens.participant_id, id))).toEqual([]);
  });

  it('is limited to their own classes for instructors (S11)', async () => {
    const { left, target } = await twoClasses();
    const teacher = await insertInstructor(api.db);
    await linkInstructor(api.db, left.id, teacher.id);
    const as = await signedIn(api, teacher);
    const { id } = await person(left.id);
    expect((await move(id, target.code, as)).status).toBe(404);
    await linkInstructor(api.db, target.id, teacher.id);
    expect((await move(id, target.code, as)).status).toBe(200);
    const foreign = await person((await insertClass(api.db)).id);
    expect((await move(foreign.id, target.code, as)).status).toBe(404);
  });
});

describe('many moves at once (S27)', () => {
  it('assigns the last seat to one of ten, and swaps of two classes cause no deadlock', async () => {
    const { left, target } = await twoClasses({ quota: null });
    const people = await Promise.all(Array.from({ length: 10 }, () => person(left.id)));
    const answers = await Promise.all(people.map(({ id }) => move(id, target.code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    const a = await insertClass(api.db, { quota: null });
    const b = await insertClass(api.db, { quota: null });
    const pairs = await Promise.all(Array.from({ length: 8 }, (_, n) => person(n % 2 ? a.id : b.id)));
    const crossed = await Promise.all(pairs.map(({ id }, n) => move(id, n % 2 ? b.code : a.code)));
    expect(crossed.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await drift()).toEqual([]);
  });

  it('accepts a payment that arrives while its registration is being moved', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { left, target } = await twoClasses();
      const { id } = await person(left.id, { status: 'WAITING', price: 100_000 });
      const now = new Date();
      await Promise.all([
        move(id, target.code),
        api.db.transaction((tx) => payRegistration({ tx, now, config: TEST_SITE }, CLASS_PEOPLE, id)),
      ]);
      const rows = await api.db
        .select({ class_id: registrations.class_id })
        .from(registrations)
        .where(and(inArray(registrations.id, [id]), eq(registrations.status, 'ACCEPTED')));
      expect(rows).toEqual([{ class_id: target.id }]);
    }
  });
});
