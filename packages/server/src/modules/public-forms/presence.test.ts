import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { confirmPresence, readOwnPresence, submitPresenceForm } from '@widya/contract/public-forms';
import { eq } from 'drizzle-orm';
import { presenceForms } from '../../platform/database/schema/forms.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertClassNow, ticketOf } from '../../testing/examples/public-forms.ts';
import { insertClass, insertPastClass, insertRegistration } from '../../testing/fixtures.ts';
import { proveAddress } from '../../testing/prove-address.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const ANI = { full_name: 'Ani Wijaya', email: 'ani@uji.example', phone_num: '+62 812-1111-2222' };

let of: Awaited<ReturnType<typeof insertClass>>;
let own: Awaited<ReturnType<typeof insertRegistration>>;
beforeEach(async () => {
  of = await insertClassNow(t.db);
  own = await insertRegistration(t.db, { class_id: of.id, full_name: ANI.full_name, email: 'Ani@uji.example' });
});

const submit = (values: object = {}, as: { readonly token: string } | null = null) =>
  t.call(submitPresenceForm, as, { body: { class_code: of.code.toLowerCase(), ...ANI, ...values } });
const forms = () => t.db.select().from(presenceForms).where(eq(presenceForms.class_id, of.id));
const isPresent = async () =>
  (await t.db.select().from(registrations).where(eq(registrations.id, own.id)))[0]?.is_present;

describe('the attendance form', () => {
  it('of an unproven person is stored for staff to match, and marks nobody (D86)', async () => {
    expect(await submit()).toMatchObject({ status: 201, body: { success: true } });
    expect(await forms()).toMatchObject([{ class_name: of.name, ...ANI, phone_num: '+6281211112222' }]);
    expect(await isPresent()).toBe(false);
    expect((await t.audit())[0]).toMatchObject({ code: 'CREATE_PRESENCEFORM', actor_kind: 'public' });
  });

  it('responds to robots as to people, and stores nothing', async () => {
    const answer = await submit({ situs_web: 'https://iklan.example' });
    expect(answer).toMatchObject({ status: 201, body: { success: true } });
    expect(await forms()).toEqual([]);
  });

  it('is open from an hour before until a day after a class, and always for one without dates', async () => {
    const hour = 3_600_000;
    const start = new Date('2026-11-20T02:00:00Z');
    of = await insertClass(t.db, { start_time: start, end_time: new Date(start.getTime() + 2 * hour) });
    const at = async (ms: number) => {
      t.clock.now = new Date(start.getTime() + ms);
      const { status, body } = await submit();
      return status === 201 ? 'open' : body.msg;
    };
    try {
      expect(await at(-hour - 1)).toBe('Presensi kelas ini belum dibuka');
      expect(await at(-hour)).toBe('open');
      expect(await at(26 * hour - 1)).toBe('open');
      expect(await at(26 * hour)).toBe('Presensi kelas ini sudah ditutup');
    } finally {
      t.clock.now = null;
    }
    of = await insertPastClass(t.db, { permanent: true });
    expect((await submit()).status).toBe(201);
  });

  it('answers a hidden class and a draft like an unknown code (S15)', async () => {
    const hidden = await insertClassNow(t.db, { publish_status: 'HIDDEN', active: 0 });
    const draft = await insertClassNow(t.db, { publish_status: 'DRAFT' });
    const answers = await Promise.all(
      [hidden.code, draft.code, 'TIDAKADA'].map((class_code) => submit({ class_code })),
    );
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: { msg: 'Kelas tidak ditemukan' } });
  });
});

describe('the own attendance', () => {
  const confirm = (as: { readonly token: string } | null, ticket?: string) =>
    t.call(confirmPresence, as, { params: { code: of.code }, body: { ...(ticket && { ticket }) } });
  const read = (as: { readonly token: string } | null, ticket?: string) =>
    t.call(readOwnPresence, as, { params: { code: of.code }, query: { ...(ticket && { ticket }) } });

  it('is recorded from a device with a proven address, with one row in the list of forms', async () => {
    const device = await proveAddress(t.db, 'ani@uji.example');
    expect((await read(device)).body).toEqual({ full_name: ANI.full_name, present: false });
    expect((await confirm(device)).body).toEqual({ success: true });
    expect((await confirm(device)).status).toBe(200);
    expect((await read(device)).body).toMatchObject({ present: true });
    expect(await forms()).toMatchObject([{ full_name: ANI.full_name, email: 'Ani@uji.example' }]);
    expect((await t.audit())[0]).toMatchObject({ code: 'ATTEND_PARTICIPANT', object_id: String(own.id) });
  });

  it('is recorded by a ticket, unless it is revoked, expired, forged or of another class', async () => {
    const elsewhere = await insertRegistration(t.db, { class_id: (await insertClassNow(t.db)).id });
    const useless = [
      await ticketOf(t, { id: own.id, ticket_serial: own.ticket_serial + 1 }),
      await ticketOf(t, own, new Date(Date.now() - 1_000)),
      await ticketOf(t, elsewhere),
      'bukan-tiket',
    ];
    for (const ticket of useless)
      expect(await confirm(null, ticket)).toMatchObject({ status: 401, body: { code: 'ADDRESS_UNPROVEN' } });
    expect(await isPresent()).toBe(false);
    expect((await confirm(null, await ticketOf(t, own))).status).toBe(200);
    expect(await isPresent()).toBe(true);
  });

  it('is that of accepted people only, while the class notes it', async () => {
    const stranger = await proveAddress(t.db, 'lain@uji.example');
    expect([(await read(stranger)).status, (await confirm(stranger)).status]).toEqual([404, 404]);
    of = await insertClass(t.db);
    await insertRegistration(t.db, { class_id: of.id, email: 'ani@uji.example' });
    const early = await confirm(await proveAddress(t.db, 'ani@uji.example'));
    expect(early).toMatchObject({ status: 409, body: { msg: 'Presensi kelas ini belum dibuka' } });
  });
});
