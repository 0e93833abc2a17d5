import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as open from '@widya/contract/public-quiz';
import * as quiz from '@widya/contract/quiz';
import { eq } from 'drizzle-orm';
import { quizAnswers, quizQuestions } from '../../database/schema/quiz.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { QUIZ_FIELDS } from '../../testing/examples/quiz.ts';
import { insertAdmin, insertClass, insertRegistration } from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';

let api: TestApp;
let admin: Actor;
let person: Awaited<ReturnType<typeof insertRegistration>>;
let quizId: number;

const makeQuiz = async (class_id: number) => {
  const question_json = QUIZ_FIELDS.map((field) => ({ ...field, options: [...field.options] }));
  const [row] = await api.db.insert(quizQuestions).values({ class_id, question_json }).returning();
  return row?.id ?? 0;
};

beforeAll(async () => {
  api = await createTestApp();
  admin = await signedIn(api, await insertAdmin(api.db));
});
afterAll(() => api.close());
beforeEach(async () => {
  const made = await insertClass(api.db);
  person = await insertRegistration(api.db, { class_id: made.id, full_name: 'Peserta Tes' });
  quizId = await makeQuiz(made.id);
});

const link = async () =>
  String((await api.call(quiz.generateTestToken, admin, { params: { id: person.id } })).body.token);
const read = (token: string) => api.call(open.readPublicQuiz, null, { params: { token } });
const hand = (token: string, answers: object[]) =>
  api.call(open.answerPublicQuiz, null, { params: { token }, body: { answers } });
const RIGHT = [
  { fieldName: 'soal-1', answer: 'B' },
  { fieldName: 'soal-2', answer: ' jakarta ' },
  { fieldName: 'soal-99', answer: 'tidak ada' },
];
const kept = () => api.db.select().from(quizAnswers).where(eq(quizAnswers.participant_id, person.id));

describe('the final test by a one-time link (S8)', () => {
  it('can be looked at any number of times, without correct answers, and handed in once', async () => {
    const token = await link();
    const seen = await read(token);
    expect(seen.body).toMatchObject({ full_name: 'Peserta Tes', tests: [{ id: quizId }] });
    expect(seen.text).not.toContain('correctAnswer');
    expect(seen.text).not.toContain('Jakarta');
    expect(seen.text).not.toContain(person.email);
    expect((await read(token)).status).toBe(200);
    expect(await hand(token, [{ id: quizId, answer_json: RIGHT }])).toMatchObject({
      status: 201,
      body: { success: true },
    });
    expect(await kept()).toMatchObject([{ score: 1, answer_json: RIGHT.slice(0, 2) }]);
    for (const answer of [await read(token), await hand(token, [{ id: quizId, answer_json: [] }])])
      expect(answer).toMatchObject({
        status: 410,
        body: { msg: 'Tautan ini sudah digunakan atau tidak berlaku lagi' },
      });
  });

  it('is taken by exactly one of 50 at once', async () => {
    const token = await link();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => hand(token, [{ id: quizId, answer_json: RIGHT }])),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(49);
    expect(await kept()).toHaveLength(1);
  });

  it('keeps the link when something is wrong with what was handed in', async () => {
    const token = await link();
    const foreign = await makeQuiz((await insertClass(api.db)).id);
    expect((await hand(token, [{ id: foreign, answer_json: [] }])).status).toBe(422);
    expect((await hand(token, [])).status).toBe(422);
    expect((await hand(token, [{ id: quizId, answer_json: [] }])).status).toBe(201);
    const second = await link();
    expect((await hand(second, [{ id: quizId, answer_json: RIGHT }])).body.msg).toBe('Tes akhir ini sudah dikerjakan');
    expect((await read('x'.repeat(43))).status).toBe(410);
  });
});
