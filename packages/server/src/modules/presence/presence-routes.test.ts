import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/presence';
import { eq } from 'drizzle-orm';
import { presenceForms } from '../../platform/database/schema/forms.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertClass, insertRegistration } from '../../testing/fixtures.ts';

let t: TestApp;
let admin: Actor;
beforeAll(async () => {
  t = await createTestApp();
  admin = (await t.actor('admin')) as Actor;
});
afterAll(() => t.close());

/** Inserts a class with participants and their presence forms. */
async function scene() {
  const row = await insertClass(t.db);
  const person = (full_name: string, email: string, status: 'ACCEPTED' | 'WAITING' = 'ACCEPTED') =>
    insertRegistration(t.db, { class_id: row.id, full_name, email, status });
  const people = {
    ani: await person('Ani Wijaya', 'ani@uji.example'),
    budi: await person('Budi Santoso', 'budi@uji.example'),
    cici: await person('Cici Lestari', 'cici@uji.example', 'WAITING'),
    dedi: await person('Dedi', 'dedi@uji.example'),
    dediToo: await person('Dedi', 'dedi2@uji.example'),
    eka: await person('Eka', 'eka@uji.example'),
  };
  const form = (full_name: string, email: string, created_at = new Date()) =>
    t.db.insert(presenceForms).values({ class_id: row.id, class_name: row.name, full_name, email, created_at });
  await form('Ani W.', ' ANI@uji.example', new Date(Date.now() - 60_000));
  await form('Ani Wijaya', 'ani@uji.example');
  await form('budi  santoso', 'budi.pribadi@uji.example');
  await form('Cici', 'cici@uji.example');
  await form('Dedi', 'dedi.lain@uji.example');
  await form('=SUM(1)', 'tamu@uji.example');
  return { row, people, params: { code: row.code } };
}

const present = async (id: number) =>
  (await t.db.select().from(registrations).where(eq(registrations.id, id)))[0]?.is_present;

describe('forms against registrants (D86)', () => {
  it('match by address, else by an only name, and show who is unknown', async () => {
    const { params, people } = await scene();
    const { body } = await t.call(contract.matchPresence, admin, { params });
    const matches = body.matches as {
      form: { email: string };
      by: string | null;
      participant: { id: number } | null;
    }[];
    const of = (email: string) => matches.find(({ form }) => form.email === email);
    expect(matches).toHaveLength(5);
    expect(of('ani@uji.example')).toMatchObject({ by: 'email', participant: { id: people.ani.id } });
    expect(of('budi.pribadi@uji.example')).toMatchObject({ by: 'name', participant: { id: people.budi.id } });
    expect(of('cici@uji.example')).toMatchObject({ by: 'email', participant: { status: 'WAITING' } });
    expect(of('dedi.lain@uji.example')).toMatchObject({ by: null, participant: null });
    expect(of('tamu@uji.example')).toMatchObject({ by: null });
    expect(body).toMatchObject({ accepted: 5, present: 0, truncated: false });
  });

  it('mark everyone who matches by address and is accepted, once', async () => {
    const { params, people } = await scene();
    const first = await t.call(contract.markPresence, admin, { params });
    expect(first.body).toMatchObject({ success: true, marked: 1, already: 0 });
    const second = await t.call(contract.markPresence, admin, { params });
    expect(second.body).toMatchObject({ marked: 0, already: 1 });
    expect([await present(people.ani.id), await present(people.budi.id), await present(people.cici.id)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('mark people with a confirmed suggestion, and refuse a list with one of another class (S11)', async () => {
    const { params, people } = await scene();
    const foreign = await scene();
    const mixed = { participants: [people.budi.id, foreign.people.budi.id] };
    expect((await t.call(contract.markPresence, admin, { params, body: mixed })).status).toBe(404);
    expect(await present(people.budi.id)).toBe(false);
    const answer = await t.call(contract.markPresence, admin, { params, body: { participants: [people.budi.id] } });
    expect(answer.body).toMatchObject({ marked: 1 });
    expect(await present(people.budi.id)).toBe(true);
  });
});

describe('the list', () => {
  it('can be filtered by name or code of a class, and searched', async () => {
    const { row } = await scene();
    const total = async (query: Record<string, string>) =>
      (
        (await t.call(contract.listPresenceForms, admin, { query: { page: '1', ...query } })).body.meta as {
          total: number;
        }
      ).total;
    expect(await total({ class_code: row.code.toLowerCase() })).toBe(6);
    expect(await total({ class_name: row.name })).toBe(6);
    expect(await total({ class_code: row.code, q: 'santoso' })).toBe(1);
    expect(await total({ class_code: 'TIDAKADA' })).toBe(0);
    const guest = { class_id: row.id, class_name: row.name, full_name: 'Tamu', email: 'ponsel@uji.example' };
    for (const phone_num of ['+6281975318642', '0819-7531-8642'])
      await t.db.insert(presenceForms).values({ ...guest, phone_num });
    expect(await total({ class_code: row.code, q: '0819 7531 8642' })).toBe(2);
    expect(await total({ class_code: row.code, q: '081975318642' })).toBe(2);
    const classes = await t.call(contract.listPresenceClasses, admin);
    expect(classes.body).toContainEqual(expect.objectContaining({ class_code: row.code, forms: 8 }));
  });

  it('finds its classes by name or code, also one older than the thousand newest', async () => {
    const { row } = await scene();
    const find = async (query: Record<string, string>) =>
      (await t.call(contract.listPresenceClasses, admin, { query })).body as unknown as { class_name: string }[];
    expect(await find({ q: row.code.toLowerCase() })).toMatchObject([{ class_code: row.code, forms: 6 }]);
    const person = { full_name: 'Ani', email: 'arsip@uji.example' };
    await t.db
      .insert(presenceForms)
      .values([
        { ...person, class_name: 'Kelas Terlama', created_at: new Date(0) },
        ...Array.from({ length: 1_000 }, (_, n) => ({ ...person, class_name: `Kelas ${n}` })),
      ]);
    expect((await find({})).map(({ class_name }) => class_name)).not.toContain('Kelas Terlama');
    expect(await find({ q: 'TERLAMA kelas' })).toMatchObject([{ class_code: null, class_name: 'Kelas Terlama' }]);
    await t.db.delete(presenceForms).where(eq(presenceForms.email, person.email));
  });

  it('downloads as data-presensi.csv with email, nama, escaped formulas and a logged export (S20, S44)', async () => {
    const { row } = await scene();
    const file = await t.call(contract.exportPresenceForms, admin, { body: { class_code: row.code } });
    const lines = file.text.replace('\ufeff', '').split('\r\n');
    expect(String(file.headers['content-disposition'])).toContain('data-presensi.csv');
    expect(lines[0]).toBe('email;nama');
    expect(lines).toContain("tamu@uji.example;'=SUM(1)");
    expect((await t.audit())[0]).toMatchObject({ code: 'EXPORT_PRESENCE', after: { rows: 6 } });
  });
});
