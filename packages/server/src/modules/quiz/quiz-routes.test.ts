import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/quiz';
import { eq } from 'drizzle-orm';
import { type QuizAnswer, quizAnswers, quizForms, quizQuestions } from '../../platform/database/schema/quiz.ts';
import { testTokens } from '../../platform/database/schema/registrations.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { QUIZ_FIELDS } from '../../testing/examples/quiz.ts';
import {
  insertAdmin,
  insertClass,
  insertInstructor,
  insertRegistration,
  linkInstructor,
} from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { statementsOf } from '../../testing/statements.ts';
import { useTestToken } from './test-tokens.ts';

let api: TestApp;
let admin: Actor;
let instructor: Actor;
let made: Awaited<ReturnType<typeof insertClass>>;
let quizId: number;

beforeAll(async () => {
  api = await createTestApp({ env: { PUBLIC_URL: 'https://widya.example/' } });
  admin = await signedIn(api, await insertAdmin(api.db));
  instructor = await signedIn(api, await insertInstructor(api.db));
});
afterAll(() => api.close());

const create = (question_json: unknown, as = admin, code = made.code) =>
  api.call(contract.createQuizQuestion, as, { body: { class_code: code, question_json } });

beforeEach(async () => {
  made = await insertClass(api.db);
  quizId = Number((await create(QUIZ_FIELDS)).body.id);
});

const answered = async (answer_json: QuizAnswer[], score: number, full_name?: string) => {
  const { id: participant_id } = await insertRegistration(api.db, {
    class_id: made.id,
    ...(full_name === undefined ? {} : { full_name }),
  });
  const values = { quiz_question_id: quizId, participant_id, answer_json, score };
  return (await api.db.insert(quizAnswers).values(values).returning())[0] as typeof quizAnswers.$inferSelect;
};
const scores = async () =>
  (await api.db.select().from(quizAnswers).where(eq(quizAnswers.quiz_question_id, quizId)).orderBy(quizAnswers.id)).map(
    ({ score }) => score,
  );
const both = (first: string, second: string): QuizAnswer[] => [
  { fieldName: 'soal-1', answer: first },
  { fieldName: 'soal-2', answer: second },
];
const params = () => ({ id: quizId });

describe('questions', () => {
  it('keep their order, sent as a list or as its text', async () => {
    const turned = [...QUIZ_FIELDS].toReversed();
    const { body } = await api.call(contract.updateQuizQuestion, admin, {
      params: params(),
      body: { question_json: JSON.stringify(turned), version: 1 },
    });
    expect(body).toMatchObject({ version: 2, rescored: 0, data: { question_json: turned } });
    const list = await api.call(contract.listQuizQuestions, admin, { params: { code: made.code.toLowerCase() } });
    expect(list.body).toMatchObject([{ id: quizId, class_code: made.code, question_json: turned, answer_count: 0 }]);
  });

  it.each([
    ['an empty text', { description: '<p> </p>' }, 'Harap lengkapi semua data'],
    ['one option', { options: ['A'], correctAnswer: 'A' }, 'Soal pilihan membutuhkan minimal dua pilihan'],
    ['an option twice', { options: ['A', 'A'], correctAnswer: 'A' }, 'Pilihan jawaban tidak boleh sama'],
    ['a correct answer that is no option', { correctAnswer: 'C' }, 'Pilih jawaban yang benar'],
    ['a name twice', { fieldName: 'soal-2' }, 'Nama soal tidak boleh sama'],
  ])('refuse %s', async (_, change, msg) => {
    const answer = await create([{ ...QUIZ_FIELDS[1] }, { ...QUIZ_FIELDS[0], ...change }]);
    expect(answer).toMatchObject({ status: 422, body: { msg, errors: { 'question_json.1': msg } } });
  });

  it('are sanitised', async () => {
    const { code } = await insertClass(api.db);
    const unsafe = [{ ...QUIZ_FIELDS[1], description: '<img src=x onerror=alert(1)><u>a</u>' }];
    const { body } = await create(unsafe, admin, code);
    expect(body.data).toMatchObject({ question_json: [{ description: '<u>a</u>' }] });
  });

  const firstSaves = async () => {
    const other = await insertClass(api.db);
    const answers = await Promise.all([1, 2, 3].map(() => create(QUIZ_FIELDS, admin, other.code)));
    const stored = await api.db.select().from(quizQuestions).where(eq(quizQuestions.class_id, other.id));
    return { answers, stored };
  };

  it('of several first saves at once one is stored, and the others get it', async () => {
    const { answers, stored } = await firstSaves();
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(stored).toHaveLength(1);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'VERSION_CONFLICT',
      current: { id: stored[0]?.id, version: 1, question_json: QUIZ_FIELDS, changed_by: expect.stringMatching(/./) },
    });
  });

  it('refuse a stale version', async () => {
    const send = () =>
      api.call(contract.updateQuizQuestion, admin, {
        params: params(),
        body: { question_json: QUIZ_FIELDS, version: 1 },
      });
    const statuses = (await Promise.all([send(), send(), send()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
    expect((await send()).body).toMatchObject({ current: { version: 2, changed_by: expect.stringMatching(/./) } });
  });

  it('are deleted only while there are no answers', async () => {
    await answered(both('B', 'x'), 0.5);
    const refused = await api.call(contract.deleteQuizQuestion, admin, { params: params() });
    expect(refused).toMatchObject({ status: 409, body: { msg: expect.stringContaining('1 jawaban') } });
    await api.db.delete(quizAnswers).where(eq(quizAnswers.quiz_question_id, quizId));
    expect((await api.call(contract.deleteQuizQuestion, admin, { params: params() })).status).toBe(200);
    expect(await api.db.select().from(quizQuestions).where(eq(quizQuestions.id, quizId))).toEqual([]);
  });

  it('are closed and opened, by one of many at once', async () => {
    const close = () =>
      api.call(contract.toggleQuizQuestion, admin, { params: params(), body: { expected_status: true } });
    const statuses = (await Promise.all([close(), close(), close()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
    const { body } = await api.call(contract.toggleQuizQuestion, admin, { params: params(), body: { active: 1 } });
    expect(body).toMatchObject({ affectedRows: 1, data: { active: 1 } });
    expect((await api.audit()).slice(0, 2).map(({ code }) => code)).toEqual(['RESTORE_QUIZ', 'DELETE_QUIZ']);
  });
});

describe('answers', () => {
  it('list who answered and which accepted people have not, with what was right', async () => {
    await answered(both('B', ' jakarta '), 1, 'Beni');
    await insertRegistration(api.db, { class_id: made.id, full_name: 'Ani' });
    await insertRegistration(api.db, { class_id: made.id, full_name: 'Cici', status: 'WAITING' });
    const page = (query: object) =>
      api.call(contract.listQuizAnswers, admin, { params: params(), query: { page: '1', ...query } });
    const all = await page({});
    expect(all.body).toMatchObject({
      meta: { total: 2 },
      data: [
        { full_name: 'Ani', id: null, score: null, answer_json: [], created_at: null },
        { full_name: 'Beni', score: 1, answer_json: [{ correct: true }, { answer: ' jakarta ', correct: true }] },
      ],
    });
    expect((await page({ done: '1' })).body).toMatchObject({ data: [{ full_name: 'Beni' }], meta: { total: 1 } });
    expect((await page({ done: '0', q: 'ani' })).body).toMatchObject({ data: [{ full_name: 'Ani' }] });
    expect((await page({ sort: '-score' })).body.data).toMatchObject([{ full_name: 'Beni' }, { full_name: 'Ani' }]);
  });

  it('are scored again only on request, but not those scored by hand', async () => {
    await answered(both('A', 'Jakarta'), 0.5);
    const byHand = await answered(both('A', 'x'), 0);
    await api.call(contract.scoreQuizAnswer, admin, { params: { id: byHand.id }, body: { score: 0.75 } });
    const question_json = [{ ...QUIZ_FIELDS[0], correctAnswer: 'A' }, QUIZ_FIELDS[1]];
    const change = (rescore: boolean) =>
      api.call(contract.updateQuizQuestion, admin, { params: params(), body: { question_json, rescore } });
    expect((await change(false)).body.rescored).toBe(0);
    expect(await scores()).toEqual([0.5, 0.75]);
    expect((await change(true)).body.rescored).toBe(1);
    expect(await scores()).toEqual([1, 0.75]);
  });

  it('are counted question by question, as they are scored', async () => {
    const given = [both('B', 'JAKARTA'), both('A', '\tjakarta\n'), both('B', ''), both('b', 'Bogor')];
    for (const answer of given) await answered(answer, 0);
    const { body } = await api.call(contract.listQuizQuestions, admin, { params: { code: made.code } });
    expect(body).toMatchObject([
      {
        answer_count: 4,
        items: [
          { fieldName: 'soal-1', answered: 4, correct: 3 },
          { fieldName: 'soal-2', answered: 3, correct: 2 },
        ],
      },
    ]);
  });

  it('that only a person can score wait for one', async () => {
    const question_json = [{ ...QUIZ_FIELDS[1], correctAnswer: '' }];
    await api.call(contract.updateQuizQuestion, admin, { params: params(), body: { question_json } });
    const essay = await answered([{ fieldName: 'soal-2', answer: 'Panjang lebar' }], 0);
    const query = { page: '1' };
    const before = await api.call(contract.listQuizAnswers, admin, { params: params(), query });
    expect(before.body.data).toMatchObject([{ needs_scoring: true, answer_json: [{ correct: null }] }]);
    const { body } = await api.call(contract.scoreQuizAnswer, admin, {
      params: { id: essay.id },
      body: { score: 0.29 },
    });
    expect(body.data).toMatchObject({ score: 0.29, needs_scoring: false, scored_by_hand: true });
    for (const score of [-0.1, 1.1, '1'])
      expect(
        (await api.call(contract.scoreQuizAnswer, admin, { params: { id: essay.id }, body: { score } })).status,
      ).toBe(422);
  });

  it('of ten thousand people are scored again with few statements', async () => {
    await api.database.pool.query(
      `with people as (insert into members (email, full_name) select 'tes-' || n || '@uji.example', 'Tes ' || n
         from generate_series(1, 10000) n returning id, email, full_name),
       seats as (insert into registrations (class_id, member_id, status, full_name, email, price)
         select $1, id, 'ACCEPTED', full_name, email, 0 from people returning id)
       insert into quiz_answers (quiz_question_id, participant_id, score, answer_json)
       select $2, id, 0, '[{"fieldName":"soal-1","answer":"B"}]' from seats`,
      [made.id, quizId],
    );
    const body = { question_json: QUIZ_FIELDS, rescore: true };
    const statements = await statementsOf(async () =>
      expect((await api.call(contract.updateQuizQuestion, admin, { params: params(), body })).body.rescored).toBe(
        10_000,
      ),
    );
    expect(statements).toBeLessThan(100);
    const page = await api.call(contract.listQuizAnswers, admin, {
      params: params(),
      query: { page: '50', per_page: '100' },
    });
    expect(page.body).toMatchObject({ meta: { total: 10_000 } });
  });
});

describe('additional answers', () => {
  it('are listed with what was right, and deleted', async () => {
    const values = {
      class_id: made.id,
      name: 'Tamu',
      email: 'tamu@uji.example',
      score: 0.5,
      answer_json: both('B', 'x'),
    };
    const [form] = await api.db.insert(quizForms).values(values).returning();
    const list = () =>
      api.call(contract.listQuizForms, admin, { params: { code: made.code }, query: { page: '1', q: 'tamu' } });
    expect((await list()).body.data).toMatchObject([
      { name: 'Tamu', answer_json: [{ correct: true }, { correct: false }] },
    ]);
    await api.call(contract.deleteQuizForm, admin, { params: { id: form?.id ?? 0 } });
    expect((await list()).body.data).toEqual([]);
  });
});

describe('one-time links (S8)', () => {
  it('carry 256 bits of which only the hash is stored, and report when they end', async () => {
    const person = await insertRegistration(api.db, { class_id: made.id });
    for (const endpoint of [contract.generateTestToken, contract.readTestToken]) {
      const { body, headers, status } = await api.call(endpoint, admin, { params: { id: person.id } });
      expect(status).toBe(endpoint.status ?? 200);
      expect(headers['cache-control']).toBe('no-store');
      const token = String(body.token);
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      expect(body.url).toBe(`https://widya.example/tes/masuk/${token}`);
      const left = Date.parse(String(body.expires_at)) - Date.now();
      expect(Math.round(left / 3_600_000)).toBe(24);
      const records = JSON.stringify([await api.db.select().from(testTokens), await api.audit(), api.lines]);
      expect(records).not.toContain(token);
    }
  });

  it('work once, however many try at once, for a day, for accepted people', async () => {
    const person = await insertRegistration(api.db, { class_id: made.id });
    const make = async () =>
      String((await api.call(contract.generateTestToken, admin, { params: { id: person.id } })).body.token);
    const token = await make();
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => useTestToken(api.db, token, new Date())));
    const won = tries.filter((result) => result.status === 'fulfilled');
    expect(won).toMatchObject([{ value: { participantId: person.id } }]);
    const lost = tries.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(lost.every(({ status }) => status === 410)).toBe(true);
    const old = useTestToken(api.db, await make(), new Date(Date.now() + 25 * 3_600_000));
    await expect(old).rejects.toMatchObject({ status: 410 });
    await expect(useTestToken(api.db, 'tebakan', new Date())).rejects.toMatchObject({ status: 410 });
    const waiting = await insertRegistration(api.db, { class_id: made.id, status: 'WAITING' });
    expect((await api.call(contract.generateTestToken, admin, { params: { id: waiting.id } })).status).toBe(409);
  });

  it('are not created for a participant of a foreign class, also together with an own one (S11)', async () => {
    const own = await insertClass(api.db);
    await linkInstructor(api.db, own.id, instructor.id);
    const foreign = await insertRegistration(api.db, { class_id: made.id });
    for (const endpoint of [contract.generateTestToken, contract.readTestToken])
      expect((await api.call(endpoint, instructor, { params: { id: foreign.id } })).status).toBe(404);
    expect((await create(QUIZ_FIELDS, instructor)).status).toBe(404);
  });
});
