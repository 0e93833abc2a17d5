import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/members';
import { readTask } from '@widya/contract/tasks';
import { eq } from 'drizzle-orm';
import { TASK_KINDS } from '../../background/task-kinds.ts';
import { members } from '../../platform/database/schema/members.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { tasks } from '../../platform/database/schema/tasks.ts';
import { runTask } from '../../platform/jobs/engine/run-task.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertClass, insertMember, insertRegistration } from '../../testing/fixtures.ts';

let t: TestApp;
let admin: Actor;
let superadmin: Actor;
beforeAll(async () => {
  t = await createTestApp();
  admin = (await t.actor('admin')) as Actor;
  superadmin = (await t.actor('superadmin')) as Actor;
});
afterAll(() => t.close());

const member = async (id: unknown) => {
  const [row] = await t.db
    .select()
    .from(members)
    .where(eq(members.id, Number(id)));
  if (!row) throw new Error('the person is gone');
  return row;
};
const names = (answer: { body: object }) =>
  ((answer.body as { data: { full_name: string }[] }).data ?? []).map(({ full_name }) => full_name);
const find = (q: string, more: Record<string, string> = {}) =>
  t.call(contract.listMembers, admin, { query: { page: '1', q, ...more } });
const work = (id: unknown) => runTask(t.services, TASK_KINDS, { task: id }, console);

describe('finding people', () => {
  beforeAll(async () => {
    await insertMember(t.db, {
      full_name: "Siti Nur'aini Wibowo",
      email: 'Siti.Nur@Contoh.example',
      phone_num: '+6281234567890',
    });
    await insertMember(t.db, { full_name: 'Nomor Lama', email: 'lama@contoh.example', phone_num: '0819 7531 8642' });
    await insertMember(t.db, { full_name: 'Bo', email: 'pendek@contoh.example', phone_num: '' });
    await insertMember(t.db, { full_name: 'Made 100% Wijaya', email: 'made_w@contoh.example', active: 0 });
  });

  it('by id, before people whose phone number contains the digits (D233)', async () => {
    const one = await insertMember(t.db, { full_name: 'Nomor Satu', email: 'satu@contoh.example', phone_num: '' });
    const digits = String(one.id + 900_000);
    const { id } = await insertMember(t.db, {
      id: Number(digits),
      full_name: 'Nomor Sembilan',
      email: 'sembilan@contoh.example',
      phone_num: '',
    });
    const phones = { full_name: 'Punya Telepon', email: 'telepon@contoh.example', phone_num: `+62811${digits}` };
    await insertMember(t.db, phones);
    expect(names(await find(digits))).toEqual(['Nomor Sembilan', 'Punya Telepon']);
    expect(names(await find(` ${digits} `, { sort: '-full_name' }))).toEqual(['Nomor Sembilan', 'Punya Telepon']);
    const paged = (page: string) => t.call(contract.listMembers, admin, { query: { page, per_page: '1', q: digits } });
    expect(names(await paged('1'))).toEqual(['Nomor Sembilan']);
    expect(names(await paged('2'))).toEqual(['Punya Telepon']);
    expect((await paged('1')).body).toMatchObject({ meta: { total: 2 } });
    expect(names(await find(String(one.id)))).toContain('Nomor Satu');
    await t.db.update(members).set({ active: 0 }).where(eq(members.id, id));
    expect(names(await find(digits))).toEqual(['Punya Telepon']);
    expect(names(await find('99999999999999'))).toEqual([]);
  });

  it.each([
    ['nur', ["Siti Nur'aini Wibowo"]],
    ['WIBOWO siti', ["Siti Nur'aini Wibowo"]],
    ['siti.nur@con', ["Siti Nur'aini Wibowo"]],
    ['0812-3456', ["Siti Nur'aini Wibowo"]],
    ['+62 812 3456 7890', ["Siti Nur'aini Wibowo"]],
    ['+6281975318642', ['Nomor Lama']],
    ['0819-7531', ['Nomor Lama']],
    ['bo', ['Bo']],
    ['_', []],
    ["' or 1=1 --", []],
  ])('by %s', async (q, expected) => {
    expect(names(await find(q))).toEqual(expected);
  });

  it('reads a percent sign as itself, and shows the deleted on their own tab', async () => {
    expect(names(await find('100%'))).toEqual([]);
    expect(names(await find('100%', { tab: 'deleted' }))).toEqual(['Made 100% Wijaya']);
  });

  it('by the call of B-170', async () => {
    const answer = await t.call(contract.searchMembers, admin, { body: { search: 'nur' } });
    expect(answer.body).toMatchObject([{ full_name: "Siti Nur'aini Wibowo" }]);
  });

  it('pages to the end in the requested order', async () => {
    const page = async (page: string, sort: string) =>
      names(await t.call(contract.listMembers, admin, { query: { page, per_page: '1', sort } }));
    const all = await t.call(contract.listMembers, admin, { query: { page: '1', per_page: '100', sort: 'full_name' } });
    const sorted = names(all);
    expect(await page(String(sorted.length), 'full_name')).toEqual(sorted.slice(-1));
    expect(await page('1', '-full_name')).toEqual(sorted.slice(-1));
    expect(await page(String(sorted.length + 1), 'full_name')).toEqual([]);
  });
});

describe('inviting one person', () => {
  it('creates an unclaimed account without a password, whatever the call sends (S9, D94)', async () => {
    const body = {
      email: ' Baru@Contoh.example ',
      full_name: 'Orang Baru',
      phone_num: '0812 3456 789',
      password: 'rahasia',
    };
    const answer = await t.call(contract.registerMember, admin, {
      body: { ...body, is_claimed: true, activated: true },
    });
    expect(answer.status).toBe(201);
    expect(await member(answer.body.id)).toMatchObject({
      email: 'baru@contoh.example',
      phone_num: '+628123456789',
      password_hash: null,
      is_claimed: false,
      activated: false,
      subscribe_newsletter: false,
    });
    expect(JSON.stringify(answer.body)).not.toContain('password');
  });

  it('reports an existing account, and where a deleted one is', async () => {
    await insertMember(t.db, { email: 'ada@contoh.example' });
    await insertMember(t.db, { email: 'hapus@contoh.example', active: 0 });
    const known = await t.call(contract.registerMember, admin, {
      body: { email: 'ADA@contoh.example', full_name: 'Ada' },
    });
    expect(known).toMatchObject({ status: 409, body: { code: 'DUPLICATE_ACCOUNT', msg: 'Anggota sudah terdaftar' } });
    const gone = await t.call(contract.registerMember, admin, {
      body: { email: 'hapus@contoh.example', full_name: 'Ada' },
    });
    expect(gone.body).toMatchObject({ errors: { email: 'Pengguna ini ada di tab Terhapus. Pulihkan dari sana.' } });
  });

  it('refuses what cannot be, field by field', async () => {
    const body = { email: 'x@contoh.example', full_name: 'X', phone_num: 'abc', date_of_birth: '2999-01-01' };
    const answer = await t.call(contract.registerMember, admin, { body });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        msg: 'Periksa Kembali Form Anda, Lengkapi isi form',
        errors: { phone_num: 'Nomor ponsel tidak dikenali', date_of_birth: 'Tanggal lahir tidak dikenali' },
      },
    });
  });
});

const LINES = [
  { email: 'satu@csv.example', nama: 'Satu', provinsi: 'jawa barat', kota: 'Bandung', ponsel: '08123456789' },
  { email: 'SATU@csv.example', nama: 'Satu lagi' },
  { email: 'bukan surel', nama: 'Dua' },
  { email: 'tiga@csv.example', nama: '' },
  { email: 'empat@csv.example', nama: 'Empat', tanggal_lahir: '31-02-1990' },
  { email: 'lima@csv.example', nama: 'Lima', tanggal_lahir: '17-08-1990', jenis_kelamin: 'Perempuan' },
  { email: 'enam@csv.example', nama: 'Enam', provinsi: 'Atlantis' },
  { email: 'tujuh@csv.example', nama: 'Tujuh', provinsi: 'Bali', kota: 'Bandung' },
  { email: 'delapan@csv.example', nama: '=1+1', tanggal_lahir: '01-01-1970' },
  { email: '', nama: 'Sembilan', jenis_kelamin: 'X' },
];

describe('inviting many', () => {
  it('splits the rows into success, duplicate and fail', async () => {
    const answer = await t.call(contract.registerMembers, admin, { body: LINES });
    expect(answer.body).toEqual({
      success: ['satu@csv.example', 'lima@csv.example', 'delapan@csv.example'],
      duplicate: ['satu@csv.example'],
      fail: [
        { row: 3, email: 'bukan surel', reason: 'Alamat surel tidak lengkap' },
        { row: 4, email: 'tiga@csv.example', reason: 'Nama kosong' },
        { row: 5, email: 'empat@csv.example', reason: 'Tanggal lahir tidak dikenali' },
        { row: 7, email: 'enam@csv.example', reason: 'Provinsi tidak dikenali' },
        { row: 8, email: 'tujuh@csv.example', reason: 'Kota tidak ada di provinsi ini' },
        { row: 10, email: '', reason: 'Email kosong' },
      ],
    });
    const rows = await t.db.select().from(members).where(eq(members.email, 'satu@csv.example'));
    expect(rows).toMatchObject([{ province: 'Jawa Barat', city: 'Kota Bandung', phone_num: '+628123456789' }]);
    const [fifth] = await t.db.select().from(members).where(eq(members.email, 'lima@csv.example'));
    expect(fifth).toMatchObject({ date_of_birth: '1990-08-17', gender: 'F' });
    const [eighth] = await t.db.select().from(members).where(eq(members.email, 'delapan@csv.example'));
    expect(eighth?.date_of_birth).toBeNull();
  });

  it('as a task, sent in parts: nothing doubled, the wrong rows available as a CSV', async () => {
    const users = LINES.map((line) => ({ ...line, email: line.email.replace('@csv', '@tugas') }));
    const first = await t.call(contract.inviteMembers, admin, { body: { users: users.slice(0, 6), more: true } });
    expect(first).toMatchObject({ status: 202, body: { success: true, total: 6 } });
    await work(first.body.job_id);
    const waiting = await t.call(readTask, admin, { params: { id: Number(first.body.job_id) } });
    expect(waiting.body).toMatchObject({ state: 'PAUSED', remaining: 6 });
    const rest = { users: users.slice(6), job_id: first.body.job_id };
    expect((await t.call(contract.inviteMembers, superadmin, { body: rest })).status).toBe(404);
    const second = await t.call(contract.inviteMembers, admin, { body: rest });
    expect(second.body).toMatchObject({ job_id: first.body.job_id, total: 10 });
    expect((await t.call(contract.inviteMembers, admin, { body: rest })).status).toBe(409);
    await work(first.body.job_id);
    const done = await t.call(readTask, admin, { params: { id: Number(first.body.job_id) } });
    expect(done.body).toMatchObject({ state: 'DONE', sent: 3, skipped: 1, failed: 6, remaining: 0 });
    const { downloadTaskFailures } = await import('@widya/contract/tasks');
    const csv = await t.call(downloadTaskFailures, admin, { params: { id: Number(first.body.job_id) } });
    const [head, line] = csv.text.replace('\ufeff', '').split('\r\n');
    expect(head).toBe('email;nama;organisasi;provinsi;kota;ponsel;jenis kelamin;tanggal lahir;alasan');
    expect(line).toBe('bukan surel;Dua;;;;;;;Alamat surel tidak lengkap');
  });

  it('of ten thousand, sent in parts, is one task that invites them all', async () => {
    let job_id: unknown;
    for (let from = 0; from < 10_000; from += 2_000) {
      const users = Array.from({ length: 2_000 }, (_, n) => ({
        email: `massal-${from + n}@csv.example`,
        nama: `Orang ${from + n}`,
        provinsi: 'Bali',
      }));
      const more = from + 2_000 < 10_000;
      const body = { users, more, ...(job_id === undefined ? {} : { job_id }) };
      job_id = (await t.call(contract.inviteMembers, admin, { body })).body.job_id;
    }
    const state = async () =>
      (
        await t.db
          .select()
          .from(tasks)
          .where(eq(tasks.id, Number(job_id)))
      )[0]?.state;
    while ((await state()) !== 'DONE') await work(job_id);
    const task = await t.call(readTask, admin, { params: { id: Number(job_id) } });
    expect(task.body).toMatchObject({ sent: 10_000, failed: 0 });
  });
});

describe('changing a person', () => {
  it('carries the new name into the registrations and counts the version up', async () => {
    const person = await insertMember(t.db);
    const owner = await insertClass(t.db);
    const registration = await insertRegistration(t.db, { class_id: owner.id, member_id: person.id });
    const body = { id: person.id, full_name: 'Nama Baru', city: 'Kota Denpasar', province: 'Bali', version: 1 };
    const answer = await t.call(contract.updateMember, admin, { body });
    expect(answer.body).toMatchObject({ version: 2, data: { full_name: 'Nama Baru' } });
    const [row] = await t.db.select().from(registrations).where(eq(registrations.id, registration.id));
    expect(row).toMatchObject({
      full_name: 'Nama Baru',
      city: 'Kota Denpasar',
      province: 'Bali',
      email: registration.email,
    });
    const stale = await t.call(contract.updateMember, admin, { body });
    const current = { version: 2, changed_by: expect.stringMatching(/./) };
    expect(stale).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT', current } });
  });

  it('changes only what was sent, and no state (S12)', async () => {
    const person = await insertMember(t.db);
    const body = {
      id: person.id,
      organization: 'Sekolah Uji',
      active: 0,
      subscribe_newsletter: true,
      is_claimed: true,
      price: 0,
    };
    await t.call(contract.updateMember, admin, { body });
    expect(await member(person.id)).toMatchObject({
      organization: 'Sekolah Uji',
      active: 1,
      subscribe_newsletter: false,
      is_claimed: false,
      full_name: person.full_name,
    });
  });

  it('shows a birthday in 1970 only when it was confirmed (D95)', async () => {
    const person = await insertMember(t.db, { date_of_birth: '1970-01-01' });
    const read = () => t.call(contract.readMember, admin, { params: { id: person.id } });
    expect((await read()).body.date_of_birth).toBeNull();
    const body = { id: person.id, date_of_birth: '1970-05-06' };
    await t.call(contract.updateMember, admin, { body });
    expect((await read()).body.date_of_birth).toBeNull();
    await t.call(contract.updateMember, admin, { body: { ...body, dob_confirmed: true } });
    expect((await read()).body.date_of_birth).toBe('1970-05-06');
  });

  it('refuses the address of another person', async () => {
    const [a, b] = [await insertMember(t.db), await insertMember(t.db)];
    const answer = await t.call(contract.updateMember, admin, { body: { id: a.id, email: b.email.toUpperCase() } });
    expect(answer).toMatchObject({ status: 409, body: { code: 'DUPLICATE_ACCOUNT' } });
  });

  it('stores source and time of the newsletter choice, also of a repeated one (S43)', async () => {
    const person = await insertMember(t.db);
    t.clock.now = new Date('2026-05-01T03:00:00Z');
    await t.call(contract.activateNewsletter, admin, { params: { id: person.id } });
    t.clock.now = new Date('2026-06-01T03:00:00Z');
    const again = await t.call(contract.activateNewsletter, admin, { params: { id: person.id } });
    expect(again.body).toMatchObject({
      affectedRows: 0,
      data: {
        subscribe_newsletter: true,
        newsletter_source: 'staf',
        newsletter_changed_at: '2026-05-01T03:00:00.000Z',
      },
    });
    const off = await t.call(contract.deactivateNewsletter, admin, { params: { id: person.id } });
    expect(off.body).toMatchObject({
      data: { subscribe_newsletter: false, newsletter_changed_at: '2026-06-01T03:00:00.000Z' },
    });
    t.clock.now = null;
  });

  it('deletes and restores by the id in body or query (D96)', async () => {
    const { id } = await insertMember(t.db);
    expect((await t.call(contract.deleteMember, admin, { query: { id: String(id) } })).body).toMatchObject({
      data: { active: 0 },
    });
    expect((await t.call(contract.deleteMember, admin, { body: { id } })).body).toMatchObject({ affectedRows: 0 });
    expect((await t.call(contract.restoreMember, admin, { body: { id } })).body).toMatchObject({ data: { active: 1 } });
    expect((await t.call(contract.deleteMember, admin, {})).status).toBe(422);
    expect((await t.call(contract.deleteMember, admin, { body: { id: 2_000_000_000 } })).status).toBe(404);
  });
});

describe('what a person has', () => {
  it('lists classes with their labels, the newest first', async () => {
    const person = await insertMember(t.db);
    const [first, second] = [await insertClass(t.db), await insertClass(t.db)];
    const at = (day: string) => ({ member_id: person.id, registered_at: new Date(`2026-0${day}-01T03:00:00Z`) });
    await insertRegistration(t.db, { class_id: first.id, ...at('1'), status: 'EXPIRED' });
    await insertRegistration(t.db, { class_id: second.id, ...at('2'), invited: true });
    const answer = await t.call(contract.listMemberParticipation, admin, { params: { id: person.id } });
    expect(answer.body).toMatchObject([
      { class_code: second.code, label: 'UNDANGAN' },
      { class_code: first.code, label: 'KEDALUWARSA' },
    ]);
  });

  it('is moved to the account when a superadmin merges a duplicate', async () => {
    const account = await insertMember(t.db);
    const repeated = await insertMember(t.db, { email: account.email.toUpperCase(), duplicate_of_id: account.id });
    const { id: class_id } = await insertClass(t.db);
    const registration = await insertRegistration(t.db, { class_id, member_id: repeated.id });
    const call = { params: { id: account.id }, body: { duplicate_id: repeated.id } };
    expect((await t.call(contract.mergeMember, admin, call)).status).toBe(403);
    const stranger = { params: { id: account.id }, body: { duplicate_id: (await insertMember(t.db)).id } };
    expect((await t.call(contract.mergeMember, superadmin, stranger)).status).toBe(422);
    const answer = await t.call(contract.mergeMember, superadmin, call);
    expect(answer.body).toMatchObject({ moved: 1, id: account.id });
    const [row] = await t.db.select().from(registrations).where(eq(registrations.id, registration.id));
    expect(row).toMatchObject({ member_id: account.id, full_name: account.full_name });
    expect((await t.call(contract.readMember, admin, { params: { id: repeated.id } })).status).toBe(404);
  });
});

describe('the CSVs', () => {
  it.each([
    ['newsletter', 'email-peserta.csv', 'email;nama'],
    [
      'all',
      'seluruh-pengguna.csv',
      'id;email;nama;ponsel;organisasi;provinsi;kota;jenis kelamin;tanggal lahir;newsletter;aktif;terdaftar',
    ],
  ])('%s is created as %s with escaped formulas (S20)', async (list, name, head) => {
    await insertMember(t.db, {
      full_name: '=HYPERLINK("x")',
      email: `rumus-${list}@contoh.example`,
      subscribe_newsletter: true,
    });
    await insertMember(t.db, {
      full_name: 'Pamit',
      email: `pamit-${list}@contoh.example`,
      subscribe_newsletter: true,
      active: 0,
    });
    const started = await t.call(contract.exportMembers, admin, { body: { list } });
    await work(started.body.job_id);
    const { downloadTaskResult } = await import('@widya/contract/tasks');
    const file = await t.call(downloadTaskResult, admin, { params: { id: Number(started.body.job_id) } });
    expect(String(file.headers['content-disposition'])).toContain(name);
    const lines = file.text.replace('\ufeff', '').split('\r\n');
    expect(lines[0]).toBe(head);
    expect(file.text).toContain(`"'=HYPERLINK(""x"")"`);
    expect(file.text.includes(`pamit-${list}@contoh.example`)).toBe(list === 'all');
  });
});
