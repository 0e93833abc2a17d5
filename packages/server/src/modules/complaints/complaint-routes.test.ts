import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/complaints';
import { eq } from 'drizzle-orm';
import { classes } from '../../platform/database/schema/classes.ts';
import { complaints } from '../../platform/database/schema/forms.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertComplaint } from '../../testing/examples/complaints.ts';
import { insertAdmin, insertPastClass } from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';

let api: TestApp;
let admin: Actor;

beforeAll(async () => {
  api = await createTestApp();
  admin = await signedIn(api, await insertAdmin(api.db, { menu: '["complaint"]', name: 'Petugas Aduan' }));
});
beforeEach(async () => void (await api.db.delete(complaints)));
afterAll(() => api.close());

const list = async (query: Record<string, string> = {}) =>
  (await api.call(contract.listComplaints, admin, { query: { page: '1', ...query } })).body;
const names = (body: Record<string, unknown>) => (body.data as { name: string }[]).map(({ name }) => name);

/** Inserts two complaints about a class, and one about a class that is then deleted. */
async function scene() {
  const owner = await insertPastClass(api.db);
  const of = { class_id: owner.id, class_name: owner.name };
  const day = (n: number) => new Date(Date.UTC(2026, 2, n));
  await insertComplaint(api.db, { ...of, name: 'Ani', status: 'RESOLVED', replied_at: day(9), created_at: day(1) });
  await insertComplaint(api.db, { ...of, name: 'Budi', note: 'Telepon 5%', created_at: day(2) });
  const gone = await insertPastClass(api.db, { name: 'Kelas Hilang' });
  await insertComplaint(api.db, { class_id: gone.id, class_name: gone.name, name: 'Cici', created_at: day(3) });
  await api.db.delete(classes).where(eq(classes.id, gone.id));
  return owner;
}

describe('the list', () => {
  it('contains all from the newest, with counts by status and the names of deleted classes', async () => {
    const owner = await scene();
    const body = await list();
    expect(names(body)).toEqual(['Cici', 'Budi', 'Ani']);
    expect(body.meta).toEqual({
      page: 1,
      per_page: 10,
      total: 3,
      counts: { all: 3, NEW: 2, IN_PROGRESS: 0, RESOLVED: 1 },
    });
    expect(body.data).toMatchObject([
      { class_code: null, class_name: 'Kelas Hilang', status: 'NEW', replied_at: null, replied_by: null },
      { class_code: owner.code },
      { status: 'RESOLVED' },
    ]);
  });

  it('can be filtered by class, by the name of a deleted class, by status and by a search', async () => {
    const owner = await scene();
    expect(names(await list({ class_code: owner.code.toLowerCase() }))).toEqual(['Budi', 'Ani']);
    expect(names(await list({ class_name: 'Kelas Hilang' }))).toEqual(['Cici']);
    const resolved = await list({ class_code: owner.code, status: 'RESOLVED' });
    expect(names(resolved)).toEqual(['Ani']);
    expect(resolved.meta).toMatchObject({ total: 1, counts: { all: 2, NEW: 1, RESOLVED: 1 } });
    expect(names(await list({ q: '5% budi' }))).toEqual(['Budi']);
    expect(names(await list({ sort: '-replied_at' }))[0]).toBe('Ani');
  });

  it('names its classes, the newest complaint first', async () => {
    const owner = await scene();
    expect((await api.call(contract.listComplaintClasses, admin)).body).toEqual([
      { class_code: null, class_name: 'Kelas Hilang', complaints: 1, open: 1, last_at: '2026-03-03T00:00:00.000Z' },
      { class_code: owner.code, class_name: owner.name, complaints: 2, open: 1, last_at: '2026-03-02T00:00:00.000Z' },
    ]);
  });
});

describe('the search for classes', () => {
  const find = async (query: Record<string, string>) =>
    (await api.call(contract.listComplaintClasses, admin, { query })).body;
  const named = (body: unknown) => (body as { class_name: string }[]).map(({ class_name }) => class_name);

  it('finds classes by name and code, deleted ones by name', async () => {
    const owner = await scene();
    expect(named(await find({ q: 'hilang KELAS' }))).toEqual(['Kelas Hilang']);
    expect(named(await find({ q: owner.code.toLowerCase() }))).toEqual([owner.name]);
    expect(await find({ q: '%' })).toEqual([]);
    expect(await find({ page: '2', per_page: '1' })).toMatchObject({
      data: [{ class_code: owner.code }],
      meta: { page: 2, per_page: 1, total: 2 },
    });
  });

  it('finds a class older than the thousand newest', async () => {
    const old = await insertComplaint(api.db, { class_name: 'Kelas Terlama', created_at: new Date(0) });
    const values = { name: 'Ani', email: 'ani@uji.example', complaint: 'Lambat' };
    await api.db
      .insert(complaints)
      .values(Array.from({ length: 1_000 }, (_, n) => ({ ...values, class_name: `Kelas ${n}` })));
    const newest = await api.call(contract.listComplaintClasses, admin);
    expect(newest.body).toHaveLength(1_000);
    expect(newest.headers).toMatchObject({ 'x-total-count': '1001', 'x-truncated': '1' });
    expect(named(newest.body)).not.toContain(old.class_name);
    expect(named(await find({ q: 'terlama' }))).toEqual([old.class_name]);
  });
});

describe('a complaint', () => {
  it('stores a note with any text, and refuses a stale one with the current note', async () => {
    const { id } = await insertComplaint(api.db);
    const note = (body: object) => api.call(contract.noteComplaint, admin, { params: { id }, body });
    expect((await note({ note: '<b>Sudah</b>', version: 1 })).body).toMatchObject({
      data: { note: '<b>Sudah</b>' },
      version: 2,
    });
    expect(await note({ note: 'Lain', version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', current: { note: '<b>Sudah</b>', changed_by: 'Petugas Aduan' } },
    });
    expect((await note({ note: '' })).body).toMatchObject({ data: { note: '' } });
    expect((await api.audit())[0]).toMatchObject({ code: 'NOTE_COMPLAINT', object_id: String(id) });
  });

  it('changes from new to resolved and back, once for a double click', async () => {
    const { id } = await insertComplaint(api.db);
    const set = (status: string) => api.call(contract.setComplaintStatus, admin, { params: { id }, body: { status } });
    expect((await set('RESOLVED')).body).toMatchObject({ affectedRows: 1, data: { status: 'RESOLVED' }, version: 2 });
    expect((await set('RESOLVED')).body).toMatchObject({ affectedRows: 0, version: 2 });
    expect((await set('NEW')).body).toMatchObject({ data: { status: 'NEW' } });
    expect((await set('SELESAI')).status).toBe(422);
  });

  it('that was deleted is not found', async () => {
    const answer = await api.call(contract.noteComplaint, admin, { params: { id: 2_147_483_647 }, body: { note: '' } });
    expect(answer).toMatchObject({ status: 404, body: { msg: 'Aduan tidak ditemukan' } });
  });
});
