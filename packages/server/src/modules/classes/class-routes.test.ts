import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { listClassInstructors } from '@widya/contract/class-instructors';
import * as contract from '@widya/contract/classes';
import { eq } from 'drizzle-orm';
import { certificates } from '../../platform/database/schema/certificates.ts';
import { classes } from '../../platform/database/schema/classes.ts';
import { orderItems, orders } from '../../platform/database/schema/orders.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import {
  insertAdmin,
  insertClass,
  insertInstructor,
  insertMember,
  insertPastClass,
  insertRegistration,
  linkInstructor,
} from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';

let api: TestApp;
let admin: Actor;
let instructor: Actor;
let instructorId: number;
let made: Awaited<ReturnType<typeof insertClass>>;
let foreign: Awaited<ReturnType<typeof insertClass>>;

beforeAll(async () => {
  api = await createTestApp();
  const { db } = api;
  const account = await insertAdmin(db);
  const teacher = await insertInstructor(db);
  instructorId = teacher.id;
  admin = await signedIn(api, account);
  instructor = await signedIn(api, teacher);
});
afterAll(() => api.close());

beforeEach(async () => {
  made = await insertClass(api.db);
  foreign = await insertClass(api.db);
  await linkInstructor(api.db, made.id, instructorId);
});

const code = () => ({ code: made.code });
const stored = async (id = made.id) => (await api.db.select().from(classes).where(eq(classes.id, id)))[0];

describe('reading a class', () => {
  it('returns the full record by its code in any case', async () => {
    const { status, body } = await api.call(contract.readClass, admin, { params: { code: made.code.toLowerCase() } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ code: made.code, title: made.name, status: 'REGISTRATION', quota: 100, note: null });
  });

  it('answers 404 for an unknown code', async () => {
    const { status, body } = await api.call(contract.readClass, admin, { params: { code: 'TIDAKADA' } });
    expect({ status, code: body.code, msg: body.msg }).toEqual({
      status: 404,
      code: 'NOT_FOUND',
      msg: 'Kelas tidak ditemukan',
    });
  });

  it('pages with counts of the tabs, or lists plainly with the total in a header', async () => {
    const page = await api.call(contract.listClasses, admin, { query: { page: '1', per_page: '1', tab: 'upcoming' } });
    expect(page.body.data).toHaveLength(1);
    expect(page.body.meta).toMatchObject({ page: 1, per_page: 1, counts: { archive: 0 } });
    const plain = await api.call(contract.listClasses, admin);
    expect(Number(plain.headers['x-total-count'])).toBe(plain.body.length);
  });

  it.each([
    [{ from: '2026-11-20', to: '2026-11-19' }, 'to'],
    [{ from: '20-11-2026' }, 'from'],
    [{ per_page: '101', page: '1' }, 'per_page'],
    [{ sort: 'password' }, 'sort'],
  ])('refuses the query %j', async (query, field) => {
    const { status, body } = await api.call(contract.listClasses, admin, { query });
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'VALIDATION' });
    expect(body.errors).toHaveProperty(field);
  });
});

describe('row scope of instructors (S11)', () => {
  it('shows linked classes only', async () => {
    const { body } = await api.call(contract.listClasses, instructor);
    expect(body).toContainEqual(expect.objectContaining({ code: made.code }));
    expect(body).not.toContainEqual(expect.objectContaining({ code: foreign.code }));
  });

  it.each([
    ['read', contract.readClass, undefined],
    ['note', contract.noteClass, { note: 'coba' }],
    ['instructors', listClassInstructors, undefined],
  ])('answers 404 for %s of a foreign class, as if it did not exist', async (_, endpoint, body) => {
    const params = { code: foreign.code };
    const refused = await api.call(endpoint, instructor, { params, body });
    const missing = await api.call(endpoint, instructor, { params: { code: 'TIDAKADA' }, body });
    expect(refused.status).toBe(404);
    expect({ ...refused.body, request_id: '' }).toEqual({ ...missing.body, request_id: '' });
    expect((await stored(foreign.id))?.note).toBe('');
    expect((await api.call(endpoint, instructor, { params: code(), body })).status).toBe(200);
  });

  it.each([
    ['hide', contract.hideClass, undefined],
    ['restore', contract.toggleClass, { active: true }],
    ['delete', contract.deleteClass, undefined],
    ['price', contract.updateBatchPrice, { ids: [1], price: 1 }],
  ])('refuses to %s even the own class', async (_, endpoint, body) => {
    expect((await api.call(endpoint, instructor, { params: code(), body })).status).toBe(403);
    expect(await stored()).toMatchObject({ active: 1, price: 150_000 });
  });
});

describe('hiding and restoring', () => {
  it('hides, refuses to hide what is hidden, and restores', async () => {
    const hidden = await api.call(contract.hideClass, admin, { params: code() });
    expect(hidden.body).toMatchObject({ success: true, affectedRows: 1, active: 0, data: { status: 'HIDDEN' } });
    const again = await api.call(contract.hideClass, admin, { params: code() });
    expect({ status: again.status, code: again.body.code }).toEqual({ status: 409, code: 'INVALID_TRANSITION' });
    const restored = await api.call(contract.toggleClass, admin, { params: code(), body: { active: 1 } });
    expect(restored.body).toMatchObject({ affectedRows: 1, active: 1 });
    const [last] = await api.audit();
    expect(last).toMatchObject({
      code: 'RESTORE_CLASS',
      object_id: made.code,
      before: { active: 0 },
      after: { active: 1 },
    });
  });

  it('flips without a body, and then logs which way', async () => {
    const { body } = await api.call(contract.toggleClass, admin, { params: code() });
    expect(body.active).toBe(0);
    expect((await api.audit())[0]?.code).toBe('DELETE_CLASS');
  });

  it('survives a double click: with the expected state exactly one of ten flips', async () => {
    const clicks = Array.from({ length: 10 }, () =>
      api.call(contract.toggleClass, admin, { params: code(), body: { expected_status: 1 } }),
    );
    const statuses = (await Promise.all(clicks)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(9);
    expect((await stored())?.active).toBe(0);
  });

  it('accepts the same state twice', async () => {
    await api.call(contract.toggleClass, admin, { params: code(), body: { active: false } });
    const again = await api.call(contract.toggleClass, admin, { params: code(), body: { active: false } });
    expect(again).toMatchObject({ status: 200, body: { affectedRows: 0, active: 0 } });
  });
});

describe('the note', () => {
  it('is trimmed, stored, logged and emptied with null', async () => {
    const { body } = await api.call(contract.noteClass, instructor, {
      params: code(),
      body: { note: '  Bawa laptop  ' },
    });
    expect(body.data).toMatchObject({ note: 'Bawa laptop' });
    expect((await api.audit())[0]).toMatchObject({
      code: 'NOTE_CLASS',
      actor_kind: 'instructor',
      after: { note: 'Bawa laptop' },
    });
    const emptied = await api.call(contract.noteClass, admin, { params: code(), body: { note: null } });
    expect(emptied.body).toMatchObject({ data: { note: null } });
  });

  it('loses no edit: of two edits of one version the second gets both sides', async () => {
    const { version } = made;
    const edits = ['satu', 'dua'].map((note) =>
      api.call(contract.noteClass, admin, { params: code(), body: { note, version } }),
    );
    const answers = await Promise.all(edits);
    const lost = answers.find(({ status }) => status === 409);
    const row = await stored();
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const current = { note: row?.note, changed_by: expect.stringMatching(/./) };
    expect(lost?.body).toMatchObject({ code: 'VERSION_CONFLICT', current });
    expect(row?.version).toBe(version + 1);
  });

  it('ignores every field that is not the note (S12)', async () => {
    await api.call(contract.noteClass, instructor, {
      params: code(),
      body: { note: 'x', price: 1, active: 0, id: 99, code: 'LAIN', quota: 0, permanent: true, topic_code: 'X' },
    });
    const { note, version, updated_at, ...rest } = (await stored()) ?? made;
    expect(note).toBe('x');
    expect(rest).toEqual(
      expect.objectContaining({ price: 150_000, active: 1, id: made.id, code: made.code, quota: 100 }),
    );
  });

  it('refuses a note that is too long', async () => {
    const { status } = await api.call(contract.noteClass, admin, { params: code(), body: { note: 'a'.repeat(1_001) } });
    expect(status).toBe(422);
    expect((await stored())?.note).toBe('');
  });
});

describe('deleting permanently', () => {
  it('refuses while anyone is accepted, and names how many', async () => {
    await insertRegistration(api.db, { class_id: made.id, status: 'ACCEPTED' });
    await insertRegistration(api.db, { class_id: made.id, status: 'WAITING' });
    const { status, body } = await api.call(contract.deleteClass, admin, { params: code() });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'HAS_REGISTRANTS' });
    expect(body.msg).toContain('1 peserta diterima (menunggu: 1, antre: 0)');
    expect(await stored()).toBeDefined();
  });

  it('keeps orders and certificates, and logs the full record', async () => {
    const { db } = api;
    const member = await insertMember(db);
    const waiting = await insertRegistration(db, { class_id: made.id, status: 'WAITING', member_id: member.id });
    const [order] = await db
      .insert(orders)
      .values({ order_id: `P-${made.id}`, member_id: member.id, amount: 150_000 })
      .returning();
    await db
      .insert(orderItems)
      .values({ order_ref: order?.id ?? 0, participant_id: waiting.id, label: made.name, price: 150_000 });
    await db.insert(certificates).values({
      kind: 'class',
      class_id: made.id,
      full_name: 'Peserta Uji',
      number: 1,
      printed_number: '001',
      public_code: `SERT${made.id}`,
    });
    const { status } = await api.call(contract.deleteClass, admin, { params: code() });
    expect(status).toBe(200);
    expect(await stored()).toBeUndefined();
    const [item] = await db
      .select()
      .from(orderItems)
      .where(eq(orderItems.order_ref, order?.id ?? 0));
    expect(item).toMatchObject({ participant_id: null, label: made.name, price: 150_000 });
    const [certificate] = await db
      .select()
      .from(certificates)
      .where(eq(certificates.public_code, `SERT${made.id}`));
    expect(certificate?.class_id).toBeNull();
    expect((await api.audit())[0]).toMatchObject({
      code: 'HARDDELETE_CLASS',
      before: { code: made.code, name: made.name },
    });
  });

  it('deletes once when called twice at once', async () => {
    const twice = [1, 2].map(() => api.call(contract.deleteClass, admin, { params: code() }));
    expect((await Promise.all(twice)).map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });
});

describe('the price of several classes', () => {
  const change = (ids: number[], price: unknown, token = admin) =>
    api.call(contract.updateBatchPrice, token, { body: { ids, price } });

  it('changes upcoming classes, not existing registrations, and logs one row with every price', async () => {
    const registered = await insertRegistration(api.db, { class_id: made.id, status: 'WAITING', price: 150_000 });
    const before = (await api.audit()).length;
    const { status, body } = await change([foreign.id, made.id, made.id], 90_000);
    expect({ status, affectedRows: body.affectedRows }).toEqual({ status: 200, affectedRows: 2 });
    expect(body.changes).toContainEqual({ id: made.id, code: made.code, old_price: 150_000, price: 90_000 });
    const [owed] = await api.db.select().from(registrations).where(eq(registrations.id, registered.id));
    expect(owed?.price).toBe(150_000);
    const log = await api.audit();
    expect(log.length).toBe(before + 1);
    expect(log[0]).toMatchObject({
      code: 'UPDATEPRICE_CLASS',
      before: { [made.code]: 150_000, [foreign.code]: 150_000 },
      after: { [made.code]: 90_000, [foreign.code]: 90_000 },
    });
  });

  it('refuses a batch with one unknown id', async () => {
    const { status, body } = await change([made.id, 2_000_000], 1_000);
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'NOT_FOUND' });
    expect(body.msg).toContain('2000000');
    expect((await stored())?.price).toBe(150_000);
  });

  it('refuses a batch with one class that has ended', async () => {
    const past = await insertPastClass(api.db, { name: 'Kelas kemarin' });
    const { status, body } = await change([made.id, past.id], 1_000);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'INVALID_TRANSITION' });
    expect(body.msg).toContain('Kelas kemarin');
    expect((await stored())?.price).toBe(150_000);
  });

  it('refuses a price that is not below the struck-through one (D29)', async () => {
    const cheap = await insertClass(api.db, {
      price: 50_000,
      non_discounted_price: 80_000,
      is_discounted_price_null: false,
    });
    const { status, body } = await change([made.id, cheap.id], 80_000);
    expect(status).toBe(422);
    expect(body.errors).toHaveProperty('price');
    expect((await stored())?.price).toBe(150_000);
  });

  it.each([-1, 1.5, '1000', null, 1_000_000_001])('refuses the price %j', async (price) => {
    const { status, body } = await change([made.id], price);
    expect({ status, field: Object.keys((body.errors as object) ?? {}) }).toEqual({ status: 422, field: ['price'] });
  });

  it('needs at least one class', async () => {
    expect((await change([], 1_000)).status).toBe(422);
  });

  it('runs overlapping batches in opposite order one after the other', async () => {
    const more = await Promise.all([1, 2, 3, 4].map(() => insertClass(api.db)));
    const ids = more.map(({ id }) => id);
    const runs = Array.from({ length: 10 }, (_, n) => change(n % 2 ? ids : ids.toReversed(), 10_000 + n));
    expect((await Promise.all(runs)).map(({ status }) => status)).toEqual(Array(10).fill(200));
    const prices = await Promise.all(ids.map(async (id) => (await stored(id))?.price));
    expect(new Set(prices).size).toBe(1);
  });
});
