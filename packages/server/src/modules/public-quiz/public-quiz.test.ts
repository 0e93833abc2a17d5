import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as open from '@widya/contract/public-quiz';
import * as quiz from '@widya/contract/quiz';
import { eq } from 'drizzle-orm';
import { secretsKeyOf } from '../../platform/auth/secrets-key.ts';
import { classes } from '../../platform/database/schema/classes.ts';
import { quizAnswers, quizForms, quizQuestions } from '../../platform/database/schema/quiz.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { QUIZ_FIELDS } from '../../testing/examples/quiz.ts';
import { insertAdmin, insertClass, insertMember, insertRegistration } from '../../testing/fixtures.ts';
import { proveAddress } from '../../testing/prove-address.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { withoutLocks } from '../../testing/without-locks.ts';
import { ticketToken } from '../ticket-links/ticket-token.ts';
import { handIn } from './hand-in.ts';
import { findTestClass, type Taker } from './takers.ts';

type Device = { readonly token: string };

let api: TestApp;
let admin: Actor;
let cls: Awaited<ReturnType<typeof insertClass>>;
let person: Awaited<ReturnType<typeof insertRegistration>>;
let quizId: number;

const makeQuiz = async (class_id: number) => {
  const question_json = QUIZ_FIELDS.map((field) => ({ ...field, options: [...field.options] }));
  const [row] = await api.db.insert(quizQuestions).values({ class_id, question_json }).returning();
  return row?.id ?? 0;
};

const register = async (email: string, values: object = {}) => {
  const member = await insertMember(api.db, { email, full_name: 'Peserta Tes' });
  const own = { class_id: cls.id, member_id: member.id, email, full_name: member.full_name };
  return insertRegistration(api.db, { ...own, ...values });
};

let count = 0;
const address = () => {
  count += 1;
  return `tes-${count}@uji.example`;
};

beforeAll(async () => {
  api = await createTestApp();
  admin = await signedIn(api, await insertAdmin(api.db));
});
afterAll(() => api.close());
beforeEach(async () => {
  cls = await insertClass(api.db);
  person = await register(address());
  quizId = await makeQuiz(cls.id);
});

const link = async () =>
  String((await api.call(quiz.generateTestToken, admin, { params: { id: person.id } })).body.token);
const enter = (body: object) => api.call(open.openFinalTest, null, { body });
const deviceOf = async (body: object): Promise<Device> => ({ token: String((await enter(body)).body.session) });
const read = (as: Device | null, code = cls.code) => api.call(open.readFinalTest, as, { params: { code } });
const hand = (as: Device | null, answers: object[] = RIGHT, more: object = {}) =>
  api.call(open.submitFinalTest, as, { params: { code: cls.code }, body: { answers, ...more } });
const RIGHT = [
  { fieldName: 'soal-1', answer: 'B' },
  { fieldName: 'soal-2', answer: ' jakarta ' },
  { fieldName: 'soal-99', answer: 'tidak ada' },
];
const storedAnswers = () => api.db.select().from(quizAnswers).where(eq(quizAnswers.quiz_question_id, quizId));
const ticket = async (values: object = {}) =>
  ticketToken(await secretsKeyOf(api.config), {
    kind: 'class',
    id: person.id,
    serial: 0,
    expiresAt: new Date(Date.now() + 60_000),
    ...values,
  });

describe('a one-time link to the final test (S8)', () => {
  it('can be looked at any number of times without the test, and opened once', async () => {
    const token = await link();
    for (let looks = 0; looks < 2; looks += 1) {
      const seen = await api.call(open.readTestLink, null, { params: { token } });
      expect(seen.body).toMatchObject({ full_name: 'Peserta Tes', class_code: cls.code, class_name: cls.name });
      expect(seen.text).not.toContain('soal-1');
    }
    const opened = await enter({ link: token });
    expect(opened).toMatchObject({ status: 201, body: { class_code: cls.code } });
    for (const answer of [await api.call(open.readTestLink, null, { params: { token } }), await enter({ link: token })])
      expect(answer).toMatchObject({
        status: 410,
        body: { msg: 'Tautan ini sudah digunakan atau tidak berlaku lagi' },
      });
    expect((await enter({ link: 'x'.repeat(43) })).status).toBe(410);
    const seen = await read({ token: String(opened.body.session) });
    expect(seen.body).toMatchObject({ state: 'OPEN', full_name: 'Peserta Tes', ends_at: expect.any(String) });
  });

  it('is opened by exactly one of 50 at once', async () => {
    const token = await link();
    const answers = await Promise.all(Array.from({ length: 50 }, () => enter({ link: token })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(49);
  });

  it('accepts answers for an hour after its end from a device that had no connection', async () => {
    const device = await deviceOf({ link: await link() });
    const day = 24 * 3_600_000;
    try {
      api.clock.now = new Date(Date.now() + day + 30 * 60_000);
      expect((await hand(device)).status).toBe(201);
      api.clock.now = new Date(Date.now() + day + 61 * 60_000);
      expect((await read(device)).status).toBe(401);
    } finally {
      api.clock.now = null;
    }
  });
});

describe('a ticket', () => {
  it('opens the test of its class any number of times', async () => {
    for (let times = 0; times < 2; times += 1) {
      const seen = await read(await deviceOf({ ticket: await ticket() }));
      expect(seen.body).toMatchObject({ state: 'OPEN', full_name: 'Peserta Tes', ends_at: null });
    }
  });

  it('is refused once it is revoked, expired or of a person who lost the seat', async () => {
    expect((await enter({ ticket: await ticket({ serial: 1 }) })).status).toBe(410);
    expect((await enter({ ticket: await ticket({ expiresAt: new Date(Date.now() - 60_000) }) })).status).toBe(410);
    expect((await enter({ ticket: await ticket({ kind: 'event' }) })).status).toBe(410);
    const before = await deviceOf({ ticket: await ticket() });
    await api.db.update(registrations).set({ status: 'REJECTED' }).where(eq(registrations.id, person.id));
    expect((await enter({ ticket: await ticket() })).status).toBe(410);
    expect((await read(before)).status).toBe(401);
  });
});

describe('a final test', () => {
  it('can be read with the proven address of a participant, without correct answers', async () => {
    const seen = await read(await proveAddress(api.db, person.email.toUpperCase()));
    expect(seen.body).toMatchObject({
      state: 'OPEN',
      taker: 'PARTICIPANT',
      questions: [{ fieldName: 'soal-1', options: ['A', 'B'] }, { fieldName: 'soal-2' }],
      result: null,
    });
    expect(seen.text).not.toContain('correctAnswer');
    expect(seen.text).not.toContain('Jakarta');
    expect(seen.text).not.toContain(person.email);
  });

  it('cannot be read by strangers, nor with the session of another class', async () => {
    expect(await read(null)).toMatchObject({ status: 401, body: { code: 'ADDRESS_UNPROVEN' } });
    const own = await deviceOf({ ticket: await ticket() });
    const other = await insertClass(api.db);
    await makeQuiz(other.id);
    expect((await read(own, other.code)).status).toBe(401);
    expect((await read(own, 'TIDAK-ADA')).status).toBe(404);
    const waiting = await register(address(), { status: 'WAITING' });
    expect((await read(await proveAddress(api.db, waiting.email))).status).toBe(403);
  });

  it('is submitted once: a second submission returns the result of the first', async () => {
    const device = await proveAddress(api.db, person.email);
    const first = await hand(device);
    expect(first).toMatchObject({ status: 201, body: { success: true, result: { score: null, items: null } } });
    const again = await hand(await deviceOf({ ticket: await ticket() }), [{ fieldName: 'soal-1', answer: 'A' }]);
    expect(again.body).toEqual(first.body);
    expect(await storedAnswers()).toMatchObject([{ score: 1, answer_json: RIGHT.slice(0, 2) }]);
    const seen = await read(device);
    expect(seen.body).toMatchObject({ state: 'HANDED_IN', questions: [], result: { score: null } });
    expect((await api.audit())[0]).toMatchObject({ code: 'ANSWER_QUIZ', object_id: String(person.id) });
  });

  it('shows score and what was right where the class shows answers, and never the right answer itself', async () => {
    await api.db.update(classes).set({ show_answers_to_user: true }).where(eq(classes.id, cls.id));
    const answer = await hand(await proveAddress(api.db, person.email), [{ fieldName: 'soal-1', answer: 'A' }]);
    expect(answer.body.result).toMatchObject({
      score: 0,
      items: [
        { fieldName: 'soal-1', answer: 'A', correct: false },
        { fieldName: 'soal-2', answer: '', correct: false },
      ],
    });
    expect(answer.text).not.toContain('Jakarta');
  });

  it('refuses answers while it is closed, and accepts them later', async () => {
    const device = await proveAddress(api.db, person.email);
    await api.db.update(quizQuestions).set({ active: 0 }).where(eq(quizQuestions.id, quizId));
    expect((await read(device)).body).toMatchObject({ state: 'CLOSED', questions: [] });
    expect((await hand(device)).status).toBe(409);
    await api.db.update(quizQuestions).set({ active: 1 }).where(eq(quizQuestions.id, quizId));
    expect((await hand(device)).status).toBe(201);
  });

  it('names drafts so that two people on one device never share them', async () => {
    const other = await register(address());
    const mine = (await read(await proveAddress(api.db, person.email))).body.draft_key;
    expect((await read(await deviceOf({ ticket: await ticket() }))).body.draft_key).toBe(mine);
    expect((await read(await proveAddress(api.db, other.email))).body.draft_key).not.toBe(mine);
  });
});

describe('people who are no participants (D81)', () => {
  it('hand in with their name, once', async () => {
    const email = address();
    const device = await proveAddress(api.db, email);
    expect((await read(device)).body).toMatchObject({ state: 'OPEN', taker: 'ADDITIONAL', full_name: '' });
    expect((await hand(device)).body.errors).toEqual({ full_name: 'Nama wajib diisi' });
    const first = await hand(device, RIGHT, { full_name: 'Tamu Tes' });
    expect(first.status).toBe(201);
    expect((await hand(device, [], { full_name: 'Nama Lain' })).body).toEqual(first.body);
    const forms = await api.db.select().from(quizForms).where(eq(quizForms.class_id, cls.id));
    expect(forms).toMatchObject([{ name: 'Tamu Tes', email, score: 1 }]);
    expect(await storedAnswers()).toEqual([]);
  });

  it('see no test of a class that is hidden or a draft', async () => {
    const device = await proveAddress(api.db, address());
    await api.db.update(classes).set({ publish_status: 'DRAFT' }).where(eq(classes.id, cls.id));
    expect((await read(device)).status).toBe(404);
    expect((await read(await proveAddress(api.db, person.email))).status).toBe(200);
  });
});

describe('answers that arrive twice at once', () => {
  const entry = async (taker: Taker) => ({
    cls: await findTestClass(api.db, cls.code),
    taker,
    answers: RIGHT,
    fullName: 'Tamu Tes',
  });
  const additional = (): Taker => ({ kind: 'ADDITIONAL', email: address() });

  it('are stored once, and both get the same answer', async () => {
    const devices = [await proveAddress(api.db, person.email), await deviceOf({ ticket: await ticket() })];
    const answers = await Promise.all(devices.map((device) => hand(device)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await storedAnswers()).toHaveLength(1);
    const guest = await entry(additional());
    await Promise.all([1, 2].map(() => api.db.transaction((tx) => handIn({ tx, now: new Date() }, guest))));
    expect(await api.db.$count(quizForms, eq(quizForms.class_id, cls.id))).toBe(1);
  });

  it('are stored twice without the lock of the test (negative control)', async () => {
    const unlocked = withoutLocks(api.database.config, 2);
    const guest = await entry(additional());
    try {
      await unlocked.db.transaction(async (tx) => {
        await handIn({ tx, now: new Date() }, guest);
        await unlocked.db.transaction((other) => handIn({ tx: other, now: new Date() }, guest));
      });
    } finally {
      await unlocked.close();
    }
    expect(await api.db.$count(quizForms, eq(quizForms.class_id, cls.id))).toBe(2);
  });
});
