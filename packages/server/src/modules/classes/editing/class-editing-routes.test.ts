import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/class-editing';
import { deleteClass, hideClass, toggleClass } from '@widya/contract/classes';
import { plusDays } from '@widya/contract/time/days';
import { wibDate, wibToIso } from '@widya/contract/time/instants';
import { eq } from 'drizzle-orm';
import { classes } from '../../../platform/database/schema/classes.ts';
import { emailTemplates } from '../../../platform/database/schema/email.ts';
import type { Actor } from '../../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { classBody } from '../../../testing/examples/class-editing.ts';
import {
  insertAdmin,
  insertClass,
  insertDefaultTopic,
  insertInstructor,
  insertPastClass,
  insertRegistration,
  insertTopic,
  linkInstructor,
} from '../../../testing/fixtures.ts';
import { signedIn } from '../../../testing/signed-in.ts';

let api: TestApp;
let admin: Actor;
let made: Awaited<ReturnType<typeof insertClass>>;

beforeAll(async () => {
  api = await createTestApp();
  await insertDefaultTopic(api.db);
  admin = await signedIn(api, await insertAdmin(api.db, { name: 'Admin Penyunting' }));
});
afterAll(() => api.close());
beforeEach(async () => {
  made = await insertClass(api.db);
});

const INCOMPLETE = 'Harap mengisi formulir dengan lengkap';
const create = (body: Record<string, unknown>) =>
  api.call(contract.createClass, admin, { body: { ...classBody(), ...body } });
const update = (body: Record<string, unknown>, code = made.code) =>
  api.call(contract.updateClass, admin, { params: { code }, body });
const publish = (body?: object, code = made.code) =>
  api.call(contract.toggleClassPublishStatus, admin, { params: { code }, body });
const stored = async (id = made.id) => (await api.db.select().from(classes).where(eq(classes.id, id)))[0];
const template = async (scenario: string, body_template: string) => {
  const values = { template_name: scenario, scenario, subject_template: 'Subjek', body_template };
  return (await api.db.insert(emailTemplates).values(values).returning())[0]?.id ?? 0;
};

describe('creating a class', () => {
  it('creates a draft with the defaults of A-168 and a random code (A-175)', async () => {
    const { status, body } = await create({ name: '  Kelas Sunting  ', code: '' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ success: true, name: 'Kelas Sunting', version: 1, warnings: [] });
    expect(body.code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
    const facts = { publish_status: 'DRAFT', status: 'UPCOMING', price: 150_000, quota: 100, topic_code: '0' };
    expect(body.data).toMatchObject({ ...facts, published_at: null, is_discounted_price_null: true });
    expect((await api.audit())[0]).toMatchObject({ code: 'CREATE_CLASS', object_label: 'Kelas Sunting' });
  });

  it('derives days and the deadline of questions', async () => {
    const times = { class_date: '2027-03-01', start_time: '09:00', end_time: '11:30' };
    const opens = { registration_start_date: '2027-02-01', registration_start_time: '08:00' };
    const closes = { registration_end_date: '2027-02-28', registration_end_time: '23:59' };
    const { body } = await create({ ...times, ...opens, ...closes });
    expect(body.data).toMatchObject({
      class_date: '2027-03-01',
      start_date: '2027-03-01',
      start_time: '2027-03-01T02:00:00.000Z',
      end_time: '2027-03-01T04:30:00.000Z',
      question_end_time: '2027-03-02T04:30:00.000Z',
      registration_start_date: '2027-02-01',
      registration_end_time: '2027-02-28T16:59:00.000Z',
    });
  });

  it('accepts a permanent class without dates', async () => {
    const none = { start_time: null, end_time: null, registration_start_time: null, registration_end_time: null };
    const { status, body } = await create({ ...none, permanent: 1 });
    expect({ status, permanent: (body.data as { permanent: boolean }).permanent }).toEqual({
      status: 201,
      permanent: true,
    });
  });

  const noon = (text: string) => `${text}T05:00:00Z`;
  it.each([
    ['no name', { name: ' ' }, { name: INCOMPLETE }, INCOMPLETE],
    ['no topic', { topic_code: '' }, { topic_code: INCOMPLETE }, INCOMPLETE],
    ['no start', { start_time: null }, { start_time: INCOMPLETE, class_date: INCOMPLETE }, INCOMPLETE],
    ['no registration end', { registration_end_time: null }, { registration_end_time: INCOMPLETE }, INCOMPLETE],
    [
      'a start after the end',
      { start_time: noon('2027-03-02'), end_time: noon('2027-03-01') },
      { start_time: 'Waktu mulai harus lebih awal dari waktu selesai' },
      'Waktu mulai harus lebih awal dari waktu selesai',
    ],
    [
      'a start at the end (D25)',
      { start_time: noon('2027-03-01'), end_time: noon('2027-03-01') },
      { start_time: 'Waktu mulai harus lebih awal dari waktu selesai' },
      'Waktu mulai harus lebih awal dari waktu selesai',
    ],
    [
      'registration that closes before it opens (D26)',
      { registration_start_time: noon('2026-11-25'), registration_end_time: noon('2026-11-24') },
      { registration_start_time: 'Tanggal/waktu mulai harus lebih awal dari tanggal/waktu selesai' },
      'Tanggal/waktu mulai harus lebih awal dari tanggal/waktu selesai',
    ],
    [
      'registration that opens after the class (D26)',
      {
        start_time: noon('2027-03-01'),
        end_time: noon('2027-03-02'),
        registration_start_time: noon('2027-03-03'),
        registration_end_time: noon('2027-03-04'),
      },
      { class_date: 'Tanggal kelas mulai harus lebih akhir dari tanggal buka pendaftaran' },
      'Tanggal kelas mulai harus lebih akhir dari tanggal buka pendaftaran',
    ],
    [
      'a struck-through price that is no higher',
      { price: 100_000, non_discounted_price: 100_000, is_discounted_price_null: false },
      { non_discounted_price: 'Harga coret harus lebih tinggi dari harga kelas' },
      'Harga coret harus lebih tinggi dari harga kelas',
    ],
    ['a fraction of a rupiah', { price: 1.5 }, { price: expect.any(String) }, undefined],
    ['a quota below -1', { quota: -2 }, { quota: 'Minimal -1' }, undefined],
    ['an unknown topic', { topic_code: 'TIADA' }, { topic_code: 'Topik tidak ditemukan' }, 'Topik tidak ditemukan'],
    ['a reserved code', { code: 'Upload_Image' }, { code: 'Kode kelas ini tidak dapat digunakan' }, undefined],
    ['an impossible code', { code: 'a b' }, { code: expect.stringContaining('3 sampai 32') }, undefined],
    [
      'a recording without a title',
      { recording_url_array: [{ url: 'https://a.example', title: ' ' }] },
      { 'recording_url_array.0.title': 'Harap lengkapi semua data' },
      'Harap lengkapi semua data',
    ],
    [
      'an empty display date',
      { display_time: ['1 Mei', ''] },
      { 'display_time.1': 'Harap lengkapi semua data' },
      undefined,
    ],
  ])('refuses %s', async (_, change, errors, msg) => {
    const answer = await create(change);
    expect(answer).toMatchObject({ status: 422, body: { code: 'VALIDATION', errors } });
    if (msg !== undefined) expect(answer.body.msg).toBe(msg);
  });

  it('assigns one code to exactly one of six concurrent calls', async () => {
    const calls = Array.from({ length: 6 }, (_, n) => create({ code: n % 2 ? 'SAMA-1' : 'sama-1' }));
    const answers = await Promise.all(calls);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.errors).toEqual({ code: 'Kode ini sudah dipakai' });
  });

  it('refuses a deleted topic', async () => {
    const topic = await insertTopic(api.db, { active: 0 });
    expect((await create({ topic_code: topic.code })).body.errors).toEqual({ topic_code: 'Topik ini sudah terhapus' });
  });

  it('warns when registration closes after the class, and of a text that is no address', async () => {
    const times = { start_time: noon('2027-03-01'), end_time: '2027-03-01T07:00:00Z' };
    const window = { registration_start_time: noon('2026-12-01'), registration_end_time: noon('2027-03-05') };
    const { body } = await create({ ...times, ...window, whatsapp_url: 'menyusul' });
    expect(body.warnings).toEqual([
      'Peringatan : Pastikan URL yang diketik valid',
      'Pendaftaran ditutup setelah kelas selesai',
    ]);
  });
});

describe('changing a class', () => {
  it('changes only what is named, and counts the version up', async () => {
    const before = await stored();
    const { body } = await update({ name: 'Nama Lain', show_answers_to_user: 'true', version: 1 });
    expect(body).toMatchObject({ success: true, name: 'Nama Lain', version: 2, data: { show_answers_to_user: true } });
    const after = await stored();
    expect(after).toMatchObject({
      ...before,
      name: 'Nama Lain',
      show_answers_to_user: true,
      version: 2,
      updated_at: after?.updated_at,
    });
    expect((await api.audit())[0]).toMatchObject({
      code: 'UPDATE_CLASS',
      before: { name: made.name, show_answers_to_user: false },
      after: { name: 'Nama Lain', show_answers_to_user: true },
    });
  });

  it('ignores fields that cannot be set (S12)', async () => {
    const body = { id: 9, code: 'LAIN', active: 0, status: 'ENDED', note: 'x', publish_status: 'HIDDEN', version: 1 };
    const answer = await update({
      ...body,
      certificate_count: 5,
      published_at: null,
      zoom_passcode: 'x',
      created_at: 'x',
    });
    expect(answer.status).toBe(200);
    const { version: _, updated_at: __, ...unchanged } = made;
    expect(await stored()).toMatchObject(unchanged);
  });

  it('refuses a stale version with the present record, who changed it and what', async () => {
    await update({ name: 'Dari A', version: 1 });
    await update({ speaker: 'Dari B', price: 1_000 });
    const answer = await update({ name: 'Dari C', version: 1 });
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'VERSION_CONFLICT',
        current: { name: 'Dari A', version: 3, changed_by: 'Admin Penyunting', changed_at: expect.any(String) },
      },
    });
    const { changed_fields } = answer.body.current as { changed_fields: string[] };
    expect(changed_fields.toSorted()).toEqual(['name', 'price', 'speaker']);
  });

  it('accepts exactly one of ten writers that read the same version', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => update({ name: `Balapan ${n}`, version: 1 })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  });

  it('requires new times when only the day changes (D56)', async () => {
    const day = plusDays(wibDate(made.start_time), 3);
    const answer = await update({ class_date: day });
    expect(answer.body.errors).toEqual({ start_time: INCOMPLETE, end_time: INCOMPLETE });
    const again = await update({ class_date: day, start_time: '09:00', end_time: '10:00' });
    const oneDayLater = wibToIso(plusDays(day, 1), '10:00');
    expect(again.body.data).toMatchObject({ class_date: day, question_end_time: oneDayLater });
  });

  it('accepts a partial update of an old class that would fail the rules of a new one', async () => {
    const old = await insertClass(api.db, { registration_start_time: null, registration_end_time: null });
    expect((await update({ show_answers_to_user: 1 }, old.code)).status).toBe(200);
  });

  it('accepts the deleted topic that the class already has', async () => {
    const topic = await insertTopic(api.db);
    const own = await insertClass(api.db, { topic_code: topic.code });
    await insertTopic(api.db);
    await api.database.pool.query('update topics set active = 0 where code = $1', [topic.code]);
    expect((await update({ topic_code: topic.code.toLowerCase() }, own.code)).status).toBe(200);
    expect((await update({ topic_code: topic.code })).status).toBe(422);
  });

  it('accepts JSON text fields as text (S25), and refuses invalid ones', async () => {
    const texts = { what_to_learn: '["<b>Ejaan</b>","Gaya"]', custom_certificate_template: '{"fontSize":15}' };
    const { body } = await update(texts);
    expect(body.data).toMatchObject({
      what_to_learn: ['<b>Ejaan</b>', 'Gaya'],
      custom_certificate_template: '{"fontSize":15}',
    });
    for (const wrong of [
      '{',
      '[]',
      '"x"',
      '{"__proto__":{"a":1}}',
      '{"a":{"constructor":1}}',
      `{"a":"${'x'.repeat(262_144)}"}`,
    ])
      expect((await update({ custom_certificate_template: wrong })).status).toBe(422);
    for (const wrong of ['[{"url":"https://a.example"}]', '[1]', 'x'])
      expect((await update({ recording_url_array: wrong })).body.errors).toEqual({
        recording_url_array: 'Harap lengkapi semua data',
      });
  });

  it('reads documentation as a list or as its first (D59)', async () => {
    const one = await update({ documentation_url: 'https://a.example/1.pdf' });
    expect(one.body.data).toMatchObject({ documentation_urls: ['https://a.example/1.pdf'] });
    const two = await update({ documentation_urls: ['https://a.example/1.pdf', 'https://a.example/2.pdf'] });
    expect(two.body.data).toMatchObject({ documentation_url: 'https://a.example/1.pdf' });
  });

  it('sets templates by scenario, but none that is missing', async () => {
    const id = await template('WAITING', 'x');
    expect((await update({ waiting_template_id: id })).body.data).toMatchObject({ waiting_template_id: id });
    const missing = await update({ reminder_template_id: 999_999 });
    expect(missing.body.errors).toEqual({ reminder_template_id: 'Templat surel tidak ditemukan' });
  });

  it('is not for instructors, linked or not', async () => {
    const teacher = await insertInstructor(api.db);
    await linkInstructor(api.db, made.id, teacher.id);
    const options = { params: { code: made.code }, body: { name: 'x' } };
    expect((await api.call(contract.updateClass, await signedIn(api, teacher), options)).status).toBe(403);
  });
});

describe('quota', () => {
  it('reads 0 and -1 as unlimited and never goes below the accepted', async () => {
    for (const quota of [0, -1]) {
      expect((await update({ quota })).body.data).toMatchObject({ quota: 0 });
      expect((await stored())?.quota).toBeNull();
    }
    await insertRegistration(api.db, { class_id: made.id });
    await insertRegistration(api.db, { class_id: made.id });
    const answer = await update({ quota: 1 });
    expect(answer).toMatchObject({
      status: 422,
      body: { msg: 'Kuota tidak bisa lebih kecil dari 2 peserta yang diterima.' },
    });
    expect((await update({ quota: 2 })).status).toBe(200);
  });
});

describe('publishing', () => {
  beforeEach(async () => {
    made = await insertClass(api.db, { publish_status: 'DRAFT' });
  });

  it('can be draft, open, hidden and open again', async () => {
    const first = await publish({ expected_status: 'DRAFT' });
    expect(first.body).toMatchObject({ new_status: 'OPEN', data: { active: 1, status: 'REGISTRATION' } });
    const published_at = (await stored())?.published_at;
    expect((await publish()).body).toMatchObject({ new_status: 'HIDDEN', data: { active: 0, status: 'HIDDEN' } });
    expect((await publish()).body).toMatchObject({ new_status: 'OPEN', data: { active: 1 } });
    expect((await stored())?.published_at).toEqual(published_at);
    const codes = (await api.audit()).map(({ code }) => code).slice(0, 3);
    expect(codes).toEqual(['PUBLISH_CLASS', 'DELETE_CLASS', 'PUBLISH_CLASS']);
  });

  it('does no harm when pressed twice', async () => {
    const press = () => publish({ publish_status: 'OPEN', expected_status: 'DRAFT' });
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map(({ body }) => body.new_status)).toEqual(['OPEN', 'OPEN', 'OPEN']);
    expect((await publish({ expected_status: 'DRAFT' })).body).toMatchObject({
      code: 'INVALID_TRANSITION',
      current: { publish_status: 'OPEN' },
    });
  });

  it('lists every reason why it cannot be published', async () => {
    const waiting_template_id = await template('WAITING', 'Bayar: {{tautan_kelas}}');
    const reminder_template_id = await template('REMINDER', 'Ingat');
    const rejected_template_id = await template('REJECTED', 'Maaf {{ tautan_kelas }}');
    const past = await insertPastClass(api.db, {
      publish_status: 'DRAFT',
      end_time: new Date(Date.now() + 3_600_000),
      stream_url: 'https://zoom.example/1',
      registration_end_time: null,
      waiting_template_id,
      reminder_template_id,
      rejected_template_id,
    });
    const { status, body } = await publish(undefined, past.code);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'INVALID_TRANSITION',
      msg: 'Anda tidak dapat menerbitkan sesi ini karena alasan berikut:',
      errors: {
        start_time: 'Waktu sesi mulai melebihi waktu sekarang.',
        registration_end_time: INCOMPLETE,
        waiting_template_id: expect.stringContaining('tautan_'),
        reminder_template_id: 'Templat surel pengingat harus memuat {{tautan_kelas}}.',
        rejected_template_id: 'Templat surel penolakan tidak boleh memuat {{tautan_kelas}}.',
      },
    });
    expect((await stored(past.id))?.publish_status).toBe('DRAFT');
  });

  it('cannot be published after its end, only hidden', async () => {
    const past = await insertPastClass(api.db, { publish_status: 'HIDDEN', active: 0, published_at: new Date() });
    expect(await publish(undefined, past.code)).toMatchObject({
      status: 409,
      body: {
        msg: 'Anda tidak dapat menerbitkan sesi ini karena alasan berikut:',
        errors: { start_time: 'Waktu sesi mulai melebihi waktu sekarang.' },
      },
    });
    const open = await insertPastClass(api.db);
    expect((await publish(undefined, open.code)).body.new_status).toBe('HIDDEN');
  });

  it('locks an earlier date and the way of payment, but neither a later date nor the price', async () => {
    await publish();
    const start = made.start_time as Date;
    const end = made.end_time as Date;
    const moved = (hours: number) => ({
      start_time: new Date(start.getTime() + hours * 3_600_000).toISOString(),
      end_time: new Date(end.getTime() + hours * 3_600_000).toISOString(),
    });
    const earlier = await update(moved(-1));
    expect(earlier).toMatchObject({
      status: 409,
      body: { code: 'LOCKED_FIELD', errors: { start_time: expect.any(String) } },
    });
    expect((await update({ online_payment: false })).body.code).toBe('LOCKED_FIELD');
    expect((await update(moved(1))).status).toBe(200);
    expect((await update({ price: 5_000 })).status).toBe(200);
  });

  it('follows the visibility: hiding hides, restoring reopens a class that was open', async () => {
    const params = { code: made.code };
    await api.call(hideClass, admin, { params });
    expect(await stored()).toMatchObject({ active: 0, publish_status: 'HIDDEN' });
    await api.call(toggleClass, admin, { params, body: { active: true } });
    expect(await stored()).toMatchObject({ active: 1, publish_status: 'DRAFT' });
    await publish();
    await api.call(hideClass, admin, { params });
    await api.call(toggleClass, admin, { params, body: { active: true } });
    expect(await stored()).toMatchObject({ active: 1, publish_status: 'OPEN' });
  });
});

describe('duplicating', () => {
  it('creates a draft without participants, dates, links and recordings, with the same instructors', async () => {
    const teacher = await insertInstructor(api.db);
    await linkInstructor(api.db, made.id, teacher.id);
    await insertRegistration(api.db, { class_id: made.id });
    await update({ stream_url: 'https://zoom.example/1', description: '<b>Isi</b>', price: 99_000, quota: 7 });
    await update({ recording_url_array: [{ url: 'https://a.example', title: 'Satu' }], note: 'x' });
    const { status, body } = await api.call(contract.duplicateClass, admin, { params: { code: made.code } });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      name: `Salinan ${made.name}`,
      publish_status: 'DRAFT',
      description: '<b>Isi</b>',
      price: 99_000,
      quota: 7,
      stream_url: null,
      start_time: null,
      class_date: null,
      question_end_time: null,
      recording_url_array: [],
      metrics: { accepted: 0 },
    });
    const links = await api.database.pool.query('select instructor_id from class_instructors where class_id = $1', [
      body.id,
    ]);
    expect(links.rows).toEqual([{ instructor_id: teacher.id }]);
    const named = { params: { code: made.code }, body: { name: 'Angkatan II' } };
    expect((await api.call(contract.duplicateClass, admin, named)).body.name).toBe('Angkatan II');
  });
});

describe('history', () => {
  it('shows who did what to which fields, the newest first, until the class is deleted', async () => {
    await update({ name: 'Satu' });
    await publish({ publish_status: 'HIDDEN' });
    const { body } = await api.call(contract.readClassHistory, admin, { params: { code: made.code.toLowerCase() } });
    expect(body).toMatchObject([
      { name: 'Admin Penyunting', code: 'DELETE_CLASS', activity: 'Menyembunyikan kelas', fields: ['publish_status'] },
      { activity: 'Memperbarui kelas', fields: ['name'] },
    ]);
    const second = { params: { code: made.code }, query: { page: '2', per_page: '1' } };
    expect((await api.call(contract.readClassHistory, admin, second)).body).toMatchObject({
      data: [{ activity: 'Memperbarui kelas', fields: ['name'] }],
      meta: { page: 2, total: 2 },
    });
    expect((await api.call(deleteClass, admin, { params: { code: made.code } })).status).toBe(200);
    expect((await api.call(contract.readClassHistory, admin, { params: { code: made.code } })).status).toBe(404);
  });
});
