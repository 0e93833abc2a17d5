import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as courses from '@widya/contract/participants-course';
import * as invite from '@widya/contract/participants-invite';
import { eq, sql } from 'drizzle-orm';
import { emailOutbox } from '../../platform/database/schema/email.ts';
import { members } from '../../platform/database/schema/members.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { taskItems, tasks } from '../../platform/database/schema/tasks.ts';
import { vouchers } from '../../platform/database/schema/vouchers.ts';
import { runTask } from '../../platform/jobs/engine/run-task.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertAdmin, insertClass, insertCourse, insertMember, insertRegistration } from '../../testing/fixtures.ts';
import { insertApiToken } from '../../testing/insert-api-token.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { statementsOf } from '../../testing/statements.ts';
import { participantInviteKind } from './invite-kind.ts';

let api: TestApp;
let admin: Actor;
let made: Awaited<ReturnType<typeof insertClass>>;

beforeAll(async () => {
  api = await createTestApp({ services: { jobs: { enqueue: async () => 'uji' } } });
  admin = await signedIn(api, await insertAdmin(api.db, { menu: '["home","private-class"]' }));
});
afterAll(() => api.close());
beforeEach(async () => {
  made = await insertClass(api.db, { quota: null });
});

const send = (people: object[], options: object = {}) =>
  api.call(invite.inviteParticipants, admin, { params: { code: made.code }, body: people, ...options });
const inClass = () => api.db.select().from(registrations).where(eq(registrations.class_id, made.id));
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

describe('inviting', () => {
  it('invites new and existing people, skips registered ones, and reports every invalid row with its reason', async () => {
    const known = await insertMember(api.db, { full_name: 'Sudah Punya Akun', city: 'Kota Bogor' });
    const there = await insertRegistration(api.db, { class_id: made.id });
    const rejected = await insertRegistration(api.db, { class_id: made.id, status: 'REJECTED' });
    const answer = await send([
      { email: ' Baru@Uji.Example ', nama: 'Orang  Baru\r\nBcc: x', catatan: 'Dari sekolah' },
      { email: known.email.toUpperCase(), nama: 'Nama Lain' },
      { email: there.email },
      { email: rejected.email },
      { email: 'bukan-email', nama: 'Salah' },
      { email: '', nama: 'Tanpa Email' },
      { email: 'baru@uji.example', nama: 'Dua Kali' },
      { email: 'panjang@uji.example', nama: 'x'.repeat(256), row: 42 },
      { email: '=cmd|calc@uji.example', nama: '=HYPERLINK("http://x")' },
    ]);
    expect(answer.body).toMatchObject({
      invited: 3,
      already_registered: expect.arrayContaining([there.email, 'baru@uji.example']),
      failed: [
        { row: 5, email: 'bukan-email', reason: 'Format email tidak sesuai' },
        { row: 6, email: '', reason: 'Email wajib diisi' },
        { row: 9, email: '=cmd|calc@uji.example', reason: 'Format email tidak sesuai' },
        { row: 42, reason: 'Nama maksimal 255 karakter' },
      ],
    });
    const rows = await inClass();
    expect(rows.find(({ email }) => email === 'Baru@Uji.Example'.toLowerCase())).toMatchObject({
      full_name: 'Orang Baru Bcc: x',
      status: 'ACCEPTED',
      invited: true,
      price: 0,
      note: 'Dari sekolah',
      status_change_info: 'Invited',
    });
    expect(rows.find(({ member_id }) => member_id === known.id)).toMatchObject({
      full_name: 'Sudah Punya Akun',
      city: 'Kota Bogor',
    });
    expect(rows.find(({ id }) => id === rejected.id)).toMatchObject({ status: 'ACCEPTED', invited: true });
    const mails = await api.db.select().from(emailOutbox).where(eq(emailOutbox.class_id, made.id));
    expect(mails).toHaveLength(3);
  });

  it('creates unclaimed accounts, whatever password is sent (S9)', async () => {
    await send([{ email: 'sandi@uji.example', nama: 'Sandi', password: 'Sandi-Uji-2026', is_claimed: true } as object]);
    const [member] = await api.db.select().from(members).where(eq(members.email, 'sandi@uji.example'));
    expect(member).toMatchObject({ password_hash: null, is_claimed: false, activated: false });
  });

  it('accepts at most 200 in a call', async () => {
    const people = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ email: `kelompok-${n}@uji.example`, nama: `K ${n}` }));
    expect((await send(people(201))).status).toBe(422);
    expect((await send([])).status).toBe(422);
    expect((await send(people(200))).body).toMatchObject({ invited: 200, failed: [] });
    expect((await send(people(200))).body).toMatchObject({ invited: 0 });
  });

  it('invites a batch once, however often its key is sent in parallel (S36)', async () => {
    const people = [{ email: 'kunci@uji.example', nama: 'Kunci' }];
    const options = { headers: { 'idempotency-key': 'undangan-1-bagian-1' } };
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(people, options)));
    for (const { body } of answers) expect(body).toEqual({ ...answers[0]?.body, invited: 1 });
    const other = await send([{ email: 'lain@uji.example', nama: 'Lain' }], options);
    expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_MISMATCH' } });
  });

  it('stops at the quota unless it is overridden', async () => {
    made = await insertClass(api.db, { quota: 1 });
    const people = [1, 2, 3].map((n) => ({ email: `kuota-${n}@uji.example`, nama: `Q ${n}` }));
    expect((await send(people)).body).toMatchObject({
      invited: 1,
      failed: [{ row: 2, reason: 'Kuota sudah penuh' }, { row: 3 }],
    });
    expect((await send(people, { query: { override_quota: '1' } })).body).toMatchObject({ invited: 2, failed: [] });
    expect((await api.audit())[0]?.after).toMatchObject({ override_quota: true });
  });

  it('does not report a person as registered whose first row had no seat, and accepts a valid row after an invalid one', async () => {
    made = await insertClass(api.db, { quota: 1 });
    const twice = { email: 'dua.baris@uji.example', nama: 'Dua Baris' };
    const people = [
      { email: 'satu@uji.example', nama: 'x'.repeat(256) },
      { email: 'satu@uji.example', nama: 'Satu' },
      twice,
      { ...twice, email: 'DUA.BARIS@uji.example' },
    ];
    expect((await send(people)).body).toMatchObject({
      invited: 1,
      already_registered: [],
      failed: [
        { row: 1, reason: 'Nama maksimal 255 karakter' },
        { row: 3, reason: 'Kuota sudah penuh' },
        { row: 4, reason: 'Kuota sudah penuh' },
      ],
    });
  });

  it('invites to a course as well', async () => {
    const course = await insertCourse(api.db);
    const body = [{ email: 'mandiri@uji.example', full_name: 'Belajar Mandiri' }];
    const answer = await api.call(courses.inviteCourseParticipants, admin, { params: { code: course.id }, body });
    expect(answer.body).toMatchObject({ invited: 1, already_registered: [], failed: [] });
    const again = await api.call(courses.inviteCourseParticipants, admin, { params: { code: course.id }, body });
    expect(again.body).toMatchObject({ invited: 0, already_registered: ['mandiri@uji.example'] });
  });
});

describe('a long list', () => {
  const batch = (body: object, as = admin) =>
    api.call(invite.startInviteBatch, as, { params: { code: made.code }, body });

  it('is sent in several calls and becomes one task with every kind of invalid row, done once', async () => {
    const lines = (from: number, count: number) =>
      Array.from({ length: count }, (_, n) => ({
        row: from + n + 2,
        email: `daftar-${from + n}@uji.example`,
        nama: `Daftar ${from + n}`,
      }));
    const first = await batch({ people: lines(0, 700), more: true });
    expect(first).toMatchObject({ status: 202, body: { total: 700 } });
    const job_id = Number(first.body.job_id);
    const bad = [
      { row: 9_001, email: 'rusak', nama: '=1+1' },
      { row: 9_002, email: 'daftar-3@uji.example', nama: 'Kembar' },
      { row: 9_003, email: '' },
    ];
    expect((await batch({ people: bad, job_id })).body).toMatchObject({ job_id, total: 703 });
    expect((await batch({ people: bad, job_id })).body.msg).toBe('Daftar undangan ini sudah dikirim');
    const stranger = await signedIn(api, await insertAdmin(api.db));
    expect((await batch({ people: bad, job_id }, stranger)).status).toBe(404);
    await Promise.all([1, 2].map(() => runTask(api.services, [participantInviteKind], { task: job_id }, log)));
    await runTask(api.services, [participantInviteKind], { task: job_id }, log);
    const [task] = await api.db.select().from(tasks).where(eq(tasks.id, job_id));
    expect(task).toMatchObject({ state: 'DONE', total: 703, sent: 700, skipped: 1, failed: 2, remaining: 0 });
    const reasons = await api.db
      .select({ reason: taskItems.reason })
      .from(taskItems)
      .where(sql`${taskItems.task_id} = ${job_id} and ${taskItems.reason} is not null`)
      .orderBy(taskItems.position);
    expect(reasons.map(({ reason }) => reason)).toEqual([
      'Format email tidak sesuai',
      'Sudah terdaftar',
      'Email wajib diisi',
    ]);
    expect(await inClass()).toHaveLength(700);
    expect((await api.db.select().from(emailOutbox).where(eq(emailOutbox.class_id, made.id))).length).toBe(700);
  });

  it('is logged with the program that has begun it (D248)', async () => {
    const { id, token } = await insertApiToken(api.db, new Date());
    const call = { params: { code: made.code }, body: { people: [{ email: 'dari-program@uji.example' }] } };
    const { body, status } = await api.call(invite.startInviteBatch, { token }, call);
    expect(status).toBe(202);
    await runTask(api.services, [participantInviteKind], { task: Number(body.job_id) }, log);
    const rows = (await api.audit()).slice(0, 2);
    expect(rows.map(({ code, api_token_id, actor_role }) => [code, api_token_id, actor_role])).toEqual([
      ['INVITE_PARTICIPANT', id, 'token'],
      ['INVITE_PARTICIPANT', id, 'token'],
    ]);
    expect(new Set(rows.map(({ actor_name }) => actor_name)).size).toBe(1);
  });

  it('is refused beyond 50,000 rows (S21)', async () => {
    const people = Array.from({ length: 10_000 }, (_, n) => ({ email: `b${n}@u.example` }));
    const first = await batch({ people, more: true });
    const job_id = Number(first.body.job_id);
    for (let part = 0; part < 4; part += 1) expect((await batch({ people, job_id, more: true })).status).toBe(202);
    const tooMany = await batch({ people: people.slice(0, 1), job_id });
    expect(tooMany).toMatchObject({ status: 413, body: { msg: 'Daftar maksimal berisi 50.000 baris' } });
  });
});

describe('the reminder', () => {
  const remind = (body: object, endpoint = invite.broadcastReminder) =>
    api.call(endpoint, admin, { params: { code: made.code }, body });
  const DAY = '2099-01-15';

  it.each([
    [{ start_time: '09:00', end_time: '11:00' }, 'Harap lengkapi semua data'],
    [{ class_date: DAY, end_time: '11:00' }, 'Harap lengkapi semua data'],
    [{ class_date: DAY, start_time: '09:00' }, 'Harap lengkapi semua data'],
    [{ class_date: DAY, start_time: '', end_time: '' }, 'Harap lengkapi semua data'],
    [
      { class_date: DAY, start_time: '11:00', end_time: '09:00' },
      'Waktu mulai kelas harus lebih awal dari waktu selesai kelas',
    ],
    [
      { class_date: DAY, start_time: '09:00', end_time: '09:00' },
      'Waktu mulai kelas harus lebih awal dari waktu selesai kelas',
    ],
    [{ class_date: '2020-01-15', start_time: '09:00', end_time: '11:00' }, 'Tanggal kelas tidak boleh di masa lalu'],
    [{ class_date: '9999-01-15', start_time: '09:00', end_time: '11:00' }, 'Tanggal kelas terlalu jauh di masa depan'],
  ])('refuses %j: %s', async (body, msg) => {
    const answer = await remind(body);
    expect(answer).toMatchObject({ status: 422, body: { msg } });
  });

  it('reaches accepted people with its own times, once within ten minutes unless confirmed (S36)', async () => {
    const { id } = await insertRegistration(api.db, { class_id: made.id });
    await insertRegistration(api.db, { class_id: made.id, status: 'WAITING' });
    const body = { class_date: DAY, start_time: '09:00', end_time: '11:30' };
    const both = await Promise.all([remind(body), remind(body, invite.broadcastReminderByOldPath)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([202, 409]);
    const mails = () => api.db.select().from(emailOutbox).where(eq(emailOutbox.class_id, made.id));
    expect(await mails()).toMatchObject([{ participant_id: id, scenario: 'REMINDER' }]);
    expect((await mails())[0]?.body_html).toContain('15-01-2099 09:00–11:30 WIB');
    expect((await remind({ ...body, again: true })).body.queued).toBe(1);
    expect(await mails()).toHaveLength(2);
    expect((await remind({ class_date: DAY, start_time: '10:00', tentative: true })).status).toBe(202);
  });
});

describe('exports', () => {
  const COLUMNS =
    'id;nama;email;ponsel;organisasi;provinsi;kota;status;harga;voucer;hadir;predikat;terdaftar;diterima;catatan';

  it('writes daftar-peserta.csv with accepted people only and escaped formulas (D104, S20)', async () => {
    const [voucher] = await api.db
      .insert(vouchers)
      .values({ name: 'Uji', code: 'HEMAT10', type: 'PERMANENT', percentage: 10 })
      .returning();
    const { id } = await insertRegistration(api.db, {
      class_id: made.id,
      full_name: '=HYPERLINK("http://jahat.example")',
      email: 'rumus@uji.example',
      phone_num: '+628123456789',
      organization: 'SMA; "Negeri" 1',
      province: 'Bali',
      city: 'Kota Denpasar',
      price: 135_000,
      voucher_id: voucher?.id ?? null,
      is_present: true,
      predicate: 'Menengah',
      note: '@SUM(A1)\nbaris dua',
      registered_at: new Date('2026-01-02T03:04:05Z'),
      accepted_at: new Date('2026-01-03T00:00:00Z'),
    });
    await insertRegistration(api.db, { class_id: made.id, status: 'WAITING' });
    const answer = await api.call(invite.exportParticipants, admin, { params: { code: made.code } });
    expect(answer.headers['content-disposition']).toContain('daftar-peserta.csv');
    expect(answer.text).toBe(
      `\u{feff}${COLUMNS}\r\n${id};"'=HYPERLINK(""http://jahat.example"")";rumus@uji.example;+628123456789;"SMA; ""Negeri"" 1";Bali;` +
        `Kota Denpasar;TERDAFTAR;135000;HEMAT10;Ya;Menengah;02-01-2026 10:04:05;03-01-2026 07:00:00;"'@SUM(A1)\nbaris dua"\r\n`,
    );
    const [row] = await api.audit();
    expect(row).toMatchObject({ code: 'EXPORT_PARTICIPANT', object_id: made.code, after: { rows: 1 } });
  });

  it('writes email-peserta.csv with newsletter subscribers whose account is live', async () => {
    const reader = await insertMember(api.db, { subscribe_newsletter: true, full_name: 'Pembaca' });
    const gone = await insertMember(api.db, { subscribe_newsletter: true, active: 0 });
    for (const { id: member_id, full_name, email } of [reader, gone, await insertMember(api.db)])
      await insertRegistration(api.db, { class_id: made.id, member_id, full_name, email });
    const answer = await api.call(invite.exportParticipantEmails, admin, { params: { code: made.code } });
    expect(answer.text).toBe(`\u{feff}email;nama\r\n${reader.email};Pembaca\r\n`);
    expect((await api.audit())[0]).toMatchObject({ after: { rows: 1 } });
  });

  it('writes 10,000 people with few statements', async () => {
    await api.database.pool.query(
      `with people as (insert into members (email, full_name) select 'ekspor-' || n || '@uji.example', 'Ekspor ' || n
         from generate_series(1, 10000) n returning id, email, full_name)
       insert into registrations (class_id, member_id, status, full_name, email, price)
       select $1, id, 'ACCEPTED', full_name, email, 0 from people`,
      [made.id],
    );
    let text = '';
    const statements = await statementsOf(async () => {
      ({ text } = await api.call(invite.exportParticipants, admin, { params: { code: made.code } }));
    });
    expect(statements).toBeLessThan(100);
    expect(text.trimEnd().split('\r\n')).toHaveLength(10_001);
  });
});
