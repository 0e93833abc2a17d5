import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/questions';
import { eq } from 'drizzle-orm';
import { contactForms } from '../../platform/database/schema/forms.ts';
import { questions, questionUploads } from '../../platform/database/schema/questions.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import {
  insertAdmin,
  insertClass,
  insertInstructor,
  insertRegistration,
  linkInstructor,
} from '../../testing/fixtures.ts';
import { multipart } from '../../testing/multipart.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { removeExpiredUploads } from './uploads.ts';

let api: TestApp;
let admin: Actor;
let instructor: Actor;
let teacherId: number;
let made: Awaited<ReturnType<typeof insertClass>>;

beforeAll(async () => {
  api = await createTestApp();
  admin = await signedIn(api, await insertAdmin(api.db, { name: 'Admin Penjawab', menu: '["home","help"]' }));
  const teacher = await insertInstructor(api.db, { menu: '["home","help"]' });
  teacherId = teacher.id;
  instructor = await signedIn(api, teacher);
});
afterAll(() => api.close());
beforeEach(async () => {
  made = await insertClass(api.db);
});

const sendQuestion = (body: object, as = admin) =>
  api.call(contract.askQuestion, as, { params: { code: made.code }, body });
const list = (query: object = {}) =>
  api.call(contract.listClassQuestions, admin, { params: { code: made.code }, query: { page: '1', ...query } });
const newQuestion = async (question = 'Kapan?'): Promise<number> =>
  Number((await sendQuestion({ question, asker_name: 'Tamu' })).body.id);

describe('asking', () => {
  it('accepts a participant with their identity, or any name', async () => {
    const person = await insertRegistration(api.db, { class_id: made.id });
    const known = await sendQuestion({ question: '<b>Apa</b><script>x</script>?', participant_id: person.id });
    expect(known.body.data).toMatchObject({
      question: '<b>Apa</b>?',
      participant_id: person.id,
      member_id: person.member_id,
      full_name: person.full_name,
      email: person.email,
    });
    const free = await sendQuestion({ question: 'Apa?', asker_name: ' Tamu ' });
    expect(free.body.data).toMatchObject({ full_name: 'Tamu', participant_id: null, member_id: null, email: null });
  });

  it('refuses a missing asker, a missing question, and a participant of another class (S11)', async () => {
    expect((await sendQuestion({ question: 'Apa?' })).body.errors).toEqual({
      asker_name: 'Pilih peserta atau tulis nama penanya',
    });
    expect((await sendQuestion({ question: '<p> </p>', asker_name: 'x' })).body.errors).toEqual({
      question: 'Wajib diisi',
    });
    const other = await insertRegistration(api.db, { class_id: (await insertClass(api.db)).id });
    expect((await sendQuestion({ question: 'Apa?', participant_id: other.id })).status).toBe(404);
  });
});

describe('the lists', () => {
  it('leave deleted ones out unless requested, and find unanswered ones', async () => {
    const first = await newQuestion('Satu');
    const second = await newQuestion('Dua');
    await api.call(contract.toggleQuestion, admin, { params: { id: first } });
    await api.call(contract.answerQuestion, admin, { params: { id: second }, body: { answer: 'Ya' } });
    const third = await newQuestion('Tiga');
    const ids = async (query: object) => ((await list(query)).body.data as { id: number }[]).map(({ id }) => id);
    expect(await ids({})).toEqual([third, second]);
    expect(await ids({ hidden: '1', sort: 'asked_at' })).toEqual([first, second, third]);
    expect(await ids({ unanswered: '1' })).toEqual([third]);
    expect(await ids({ q: 'dua' })).toEqual([second]);
  });

  it('show an instructor only questions of linked classes, of all classes at once too (S11)', async () => {
    await newQuestion();
    const own = await insertClass(api.db);
    await linkInstructor(api.db, own.id, teacherId);
    const page = (as: Actor, query: object) => api.call(contract.listQuestions, as, { query: { page: '1', ...query } });
    expect((await page(instructor, { class_code: made.code })).body.meta).toMatchObject({ total: 0 });
    expect((await page(admin, { class_code: made.code.toLowerCase() })).body).toMatchObject({
      meta: { total: 1 },
      data: [{ class_code: made.code, class_name: made.name }],
    });
  });

  it('list messages of the contact form, the newest first', async () => {
    await api.db.insert(contactForms).values({ name: 'Ani', email: 'a@uji.example', message: 'Halo' });
    const { body } = await api.call(contract.listContactForms, admin, { query: { page: '1', q: 'halo' } });
    expect(body.data).toMatchObject([{ full_name: 'Ani', message: 'Halo' }]);
  });
});

describe('changing', () => {
  it('answers with who and when, only while the question is active (B-051)', async () => {
    const id = await newQuestion();
    const { body } = await api.call(contract.answerQuestion, admin, {
      params: { id },
      body: { answer: '<i>Besok</i>' },
    });
    expect(body.data).toMatchObject({
      answer: '<i>Besok</i>',
      answered_by: 'Admin Penjawab',
      answered_at: expect.any(String),
    });
    await api.call(contract.toggleQuestion, admin, { params: { id }, body: { active: 0 } });
    const refused = await api.call(contract.answerQuestion, admin, { params: { id }, body: { answer: 'x' } });
    expect(refused).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
  });

  it('refuses a stale version, and the second of two presses', async () => {
    const id = await newQuestion();
    const edit = () =>
      api.call(contract.updateQuestion, admin, { params: { id }, body: { question: 'Baru?', version: 1 } });
    expect((await Promise.all([edit(), edit()])).map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await edit()).body).toMatchObject({ current: { version: 2, changed_by: expect.stringMatching(/./) } });
    const hide = () =>
      api.call(contract.toggleQuestion, admin, { params: { id }, body: { active: false, expected_status: true } });
    expect((await Promise.all([hide(), hide()])).map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await api.audit())[0]).toMatchObject({
      code: 'DELETE_QUESTION',
      before: { active: 1 },
      after: { active: 0 },
    });
  });
});

const send = (content: Buffer | string, type = 'text/csv') => {
  const file = { field: 'upload', name: 'pertanyaan.csv', type, content: Buffer.from(content) };
  const form = multipart({}, [file]);
  return api.call(contract.uploadQuestions, admin, {
    params: { code: made.code },
    body: form.body,
    headers: form.headers,
  });
};
const commit = (body: object, as = admin) =>
  api.call(contract.commitQuestions, as, { params: { code: made.code }, body });
const HEADER = 'Nama;Surel;Pertanyaan;Jawaban';
const stored = () => api.db.select().from(questions).where(eq(questions.class_id, made.id)).orderBy(questions.id);

describe('a CSV', () => {
  it('is previewed with its problems, and committed once', async () => {
    const person = await insertRegistration(api.db, { class_id: made.id });
    const csv = [
      HEADER,
      `Ani;${person.email.toUpperCase()};"Baris satu\nbaris ""dua""; <b>&";Ya`,
      '',
      'Beni;tamu@luar.example;Mengapa?;',
      ';x@luar.example;;',
    ].join('\r\n');
    const { body, status } = await send(`\ufeff${csv}`);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      questions: [
        { row: 2, nama: 'Ani', participant_id: person.id, jawaban: 'Ya' },
        { row: 4, nama: 'Beni', participant_id: null },
        { row: 5, nama: '' },
      ],
      problems: [
        { row: 4, column: 'Surel', blocking: false, message: expect.stringContaining('tanpa identitas') },
        { row: 5, column: 'Nama', blocking: true },
        { row: 5, column: 'Pertanyaan', blocking: true },
        { row: 5, column: 'Surel', blocking: false },
      ],
    });
    expect(await stored()).toEqual([]);
    const { upload_id } = body;
    expect((await commit({ upload_id })).body).toMatchObject({
      code: 'VALIDATION',
      errors: { '5.nama': 'Wajib diisi' },
    });
    const done = await commit({ upload_id, skip_problem_rows: true });
    expect(done.body).toMatchObject({ created: 2, skipped: 1 });
    expect((await commit({ upload_id, skip_problem_rows: true })).status).toBe(404);
    expect(await stored()).toMatchObject([
      {
        full_name: person.full_name,
        participant_id: person.id,
        question: 'Baris satu<br />baris "dua"; &lt;b&gt;&amp;',
        answer: 'Ya',
        answered_by: 'Admin Penjawab',
      },
      { full_name: 'Beni', participant_id: null, member_id: null, email: '', answer: null },
    ]);
  });

  it('accepts corrected rows instead of uploaded ones', async () => {
    const { body } = await send(`${HEADER}\nAni;;Satu?;\n;;Dua?;`);
    const corrected = [{ row: 3, nama: 'Beni', surel: '', pertanyaan: 'Dua!', jawaban: '' }];
    const done = await commit({ upload_id: body.upload_id, questions: corrected });
    expect(done.body).toMatchObject({ created: 2, skipped: 0 });
    expect((await stored()).map(({ full_name, question }) => [full_name, question])).toEqual([
      ['Ani', 'Satu?'],
      ['Beni', 'Dua!'],
    ]);
  });

  it('creates its questions once for five concurrent commits', async () => {
    const { body } = await send(`${HEADER}\nAni;;Satu?;`);
    const statuses = await Promise.all(Array.from({ length: 5 }, () => commit({ upload_id: body.upload_id })));
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([201, 404, 404, 404, 404]);
    expect(await stored()).toHaveLength(1);
  });

  it('belongs to its uploader and its class for an hour', async () => {
    const { upload_id } = (await send(`${HEADER}\nAni;;Satu?;`)).body;
    const other = await signedIn(api, await insertAdmin(api.db));
    expect((await commit({ upload_id }, other)).status).toBe(404);
    const elsewhere = { params: { code: (await insertClass(api.db)).code }, body: { upload_id } };
    expect((await api.call(contract.commitQuestions, admin, elsewhere)).status).toBe(404);
    api.clock.now = new Date(Date.now() + 61 * 60_000);
    expect((await commit({ upload_id })).status).toBe(404);
    await removeExpiredUploads(api.db, api.clock.now);
    api.clock.now = null;
    expect(
      await api.db
        .select()
        .from(questionUploads)
        .where(eq(questionUploads.id, String(upload_id))),
    ).toEqual([]);
  });

  it('may come from an older spreadsheet, with any case of its columns in any order', async () => {
    const text = 'PERTANYAAN;nama;Jawaban;SUREL;Lain\r\nApa itu caf\xe9?;Ren\xe9;;;x';
    const { body } = await send(Buffer.from(text, 'latin1'), 'application/vnd.ms-excel');
    expect(body.questions).toMatchObject([{ nama: 'René', pertanyaan: 'Apa itu café?' }]);
  });

  it.each([
    ['no column for the question', 'Nama;Surel;Jawaban\nA;b;c', 'Kolom pertanyaan tidak ditemukan'],
    ['commas', 'Nama,Surel,Pertanyaan,Jawaban\nA,b,c,d', 'Pisahkan kolom dengan titik koma'],
    ['nothing but a header', HEADER, 'tidak berisi pertanyaan'],
    ['nothing', ' \n ', 'tidak berisi pertanyaan'],
    ['a quote that never ends', `${HEADER}\n"A;b;c;d`, 'tidak dapat dibaca'],
    ['a file of another kind', Buffer.from('PK\x03\x04\0\0'), 'text/csv'],
    ['UTF-16', Buffer.from(HEADER, 'utf16le'), 'text/csv'],
    ['ten thousand columns', `${Array.from({ length: 10_000 }, (_, n) => n).join(';')}\n1`, 'tidak ditemukan'],
  ])('with %s is refused', async (_, content, message) => {
    const { status, body } = await send(content);
    expect(status).toBe(422);
    expect(body.msg).toEqual({ message: expect.stringContaining(message) });
  });

  it('with a cell of a megabyte reports it at its row', async () => {
    const { body } = await send(`${HEADER}\nAni;;${'x'.repeat(1_000_000)};`);
    expect(body.problems).toMatchObject([{ row: 2, column: 'Pertanyaan', blocking: true }, { column: 'Surel' }]);
  });

  it('of 50,000 rows is read while other calls are answered, one of 50,001 is refused (S21)', async () => {
    const rows = Array.from({ length: 50_000 }, (_, n) => `Penanya ${n};p${n}@luar.example;Pertanyaan nomor ${n}?;`);
    // Measures the processor time of this thread, so that a busy machine or the garbage collector does not add to it.
    const used = () => process.threadCpuUsage().user;
    const started = used();
    let longest = 0;
    let last = started;
    const watch = setInterval(() => {
      longest = Math.max(longest, used() - last);
      last = used();
    });
    const { body, status } = await send(`${HEADER}\n${rows.join('\n')}`);
    const whole = used() - started;
    clearInterval(watch);
    expect(status).toBe(201);
    expect(body.questions).toHaveLength(50_000);
    // If the file were read in one piece, other calls would wait for nearly the whole time.
    expect(longest).toBeLessThan(whole / 4);
    const done = await commit({ upload_id: body.upload_id });
    expect(done.body).toMatchObject({ created: 50_000 });
    expect((await send(`${HEADER}\n${rows.join('\n')}\nSatu;;lagi?;`)).status).toBe(413);
  });

  it.each(['A', 'An'])('of many chunks keeps characters of several bytes, after the name %s', async (name) => {
    const question = '😀'.repeat(100);
    const rows = Array.from({ length: 2_000 }, () => `${name};;${question};x`);
    const { body } = await send(`${HEADER}\n${rows.join('\n')}`);
    const parsed = (body.questions as { readonly pertanyaan: string }[]).map(({ pertanyaan }) => pertanyaan);
    expect(new Set(parsed)).toEqual(new Set([question]));
    expect(parsed).toHaveLength(2_000);
  });

  it('above ten megabytes is refused', async () => {
    expect((await send(Buffer.alloc(10 * 1024 * 1024 + 1, 'a'))).body.code).toBe('TOO_LARGE');
  });
});

describe('the classes of the general questions', () => {
  it('can be searched with the right to read questions, without a right to classes', async () => {
    const helper = await signedIn(api, await insertAdmin(api.db, { menu: '["help"]' }));
    const quiet = await insertClass(api.db);
    await newQuestion();
    const find = (q: string, as = helper) => api.call(contract.listQuestionClasses, as, { query: { q } });
    expect((await find(made.code)).body).toEqual([{ code: made.code, name: made.name }]);
    expect((await find(quiet.code)).body).toEqual([]);
    expect((await find('%')).body).toEqual([]);
  });

  it('of an instructor are the own ones', async () => {
    await newQuestion();
    const find = () => api.call(contract.listQuestionClasses, instructor, { query: { q: made.code } });
    expect((await find()).body).toEqual([]);
    await linkInstructor(api.db, made.id, teacherId);
    expect((await find()).body).toEqual([{ code: made.code, name: made.name }]);
  });
});
