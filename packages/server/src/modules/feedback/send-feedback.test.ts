import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sendFeedback } from '@widya/contract/feedback';
import { atOneMoment } from '@widya/testing/one-moment';
import { eq } from 'drizzle-orm';
import { secretsKeyOf } from '../../platform/auth/secrets-key.ts';
import { feedback } from '../../platform/database/schema/feedback.ts';
import { questions } from '../../platform/database/schema/questions.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { ratings } from '../../testing/examples/feedback.ts';
import { insertClass, insertPastClass, insertRegistration } from '../../testing/fixtures.ts';
import { feedbackToken } from './feedback-token.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const HOUR = 3_600_000;
const hours = (n: number) => new Date(Date.now() + n * HOUR);

const justOver = (values: object = {}) =>
  insertClass(api.db, { start_time: hours(-3), end_time: hours(-1), question_end_time: hours(23), ...values });

async function participant(of: { readonly id: number }, values: object = {}) {
  const { id } = await insertRegistration(api.db, { class_id: of.id, ...values });
  return id;
}

const tokenOf = async (id: number) => feedbackToken(await secretsKeyOf(api.config), id);
const send = async (id: number, values: object = {}) =>
  api.call(sendFeedback, null, { body: { token: await tokenOf(id), ...ratings(5), ...values } });
const feedbackOf = (id: number) => api.db.select().from(feedback).where(eq(feedback.participant_id, id));
const questionsOf = (id: number) => api.db.select().from(questions).where(eq(questions.participant_id, id));

it('stores ratings, texts and the question, and reveals nothing of anyone (S15)', async () => {
  const of = await justOver();
  const id = await participant(of);
  const texts = {
    masukan: ' <b>Bagus</b> ',
    kelas_yang_diinginkan: 'Puisi',
    question: 'Kapan lagi?\n<script>x</script>Segera?',
  };
  const answer = await send(id, { ...texts, mekanisme_jelas: 2 });
  expect(answer).toMatchObject({ status: 201, body: { success: true, question_received: true } });
  expect(Object.keys(answer.body)).toEqual(['success', 'question_received']);
  expect(await feedbackOf(id)).toMatchObject([
    { class_id: of.id, masukan: '<b>Bagus</b>', mekanisme_jelas: 2, average: 3.67, active: 1 },
  ]);
  expect(await questionsOf(id)).toMatchObject([
    { class_id: of.id, question: 'Kapan lagi?<br />Segera?', answer: null },
  ]);
  expect((await api.audit())[0]).toMatchObject({ code: 'CREATE_FEEDBACK', actor_kind: 'public' });
});

it('ignores the question once questions are closed (D79)', async () => {
  const of = await insertPastClass(api.db);
  const id = await participant(of);
  const answer = await send(id, { question: 'Terlambat?' });
  expect(answer.body).toEqual({ success: true, question_received: false });
  expect(await feedbackOf(id)).toMatchObject([{ question: '' }]);
  expect(await questionsOf(id)).toEqual([]);
});

it('accepts one of each participant, also of ten concurrent ones', async () => {
  const id = await participant(await justOver());
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(id)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  expect(await feedbackOf(id)).toHaveLength(1);
});

it('accepts none before the end, but any time for a permanent class, with a question', async () => {
  const early = await send(await participant(await insertClass(api.db)));
  expect(early).toMatchObject({ status: 409, body: { msg: 'Umpan balik dapat dikirim setelah kelas selesai' } });
  const always = await insertClass(api.db, {
    permanent: true,
    start_time: null,
    end_time: null,
    question_end_time: null,
    registration_start_time: null,
    registration_end_time: null,
  });
  const id = await participant(always);
  expect((await send(id, { question: 'Kapan saja?' })).body).toEqual({ success: true, question_received: true });
  expect(await questionsOf(id)).toHaveLength(1);
});

it('does not reveal who exists: no seat, a hidden class, an unknown person and a forged token are the same (S15)', async () => {
  const rejected = await participant(await justOver(), { status: 'REJECTED' });
  const hidden = await participant(await justOver({ publish_status: 'HIDDEN', active: 0 }));
  const present = await participant(await justOver());
  const forged = [String(present), `${(await tokenOf(rejected)).slice(0, 8)}${'A'.repeat(19)}`].map((token) =>
    api.call(sendFeedback, null, { body: { token, ...ratings(5) } }),
  );
  const answers = await Promise.all([...[rejected, hidden, 2_147_483_647].map((id) => send(id)), ...forged]);
  const compared = answers.map(({ status, body: { request_id: _, ...body } }) => ({ status, body }));
  expect(compared[0]).toMatchObject({ status: 404, body: { msg: 'Tautan umpan balik ini tidak berlaku' } });
  expect(compared[1]).toEqual(compared[0]);
  for (const other of compared.slice(2)) expect(other).toEqual(compared[0]);
  expect(await feedbackOf(present)).toEqual([]);
});

it.each([
  [{ topik_sesuai: undefined }, { topik_sesuai: 'Harap Isi Topik sesuai' }],
  [{ pengajar_jelas: 0 }, { pengajar_jelas: 'Harap Isi Pengajar jelas' }],
  [{ mekanisme_jelas: 6 }, { mekanisme_jelas: 'Harap Isi Mekanisme jelas' }],
  [{ pendaftaran_mudah: 2.5 }, { pendaftaran_mudah: 'Harap Isi Pendaftaran mudah' }],
  [{ masukan: 'x'.repeat(5_001) }, { masukan: expect.any(String) }],
])('refuses %j and keeps nothing', async (values, errors) => {
  const id = await participant(await justOver());
  const answer = await send(id, values);
  expect(answer).toMatchObject({ status: 422, body: { code: 'VALIDATION', errors } });
  expect(await feedbackOf(id)).toEqual([]);
});

it('slows down an address that sends too often', async () => {
  const limited = await createTestApp({ env: { RATE_LIMIT: 'on' } });
  try {
    const statuses: number[] = [];
    await atOneMoment(async () => {
      for (let n = 0; n < 62; n += 1)
        statuses.push((await limited.call(sendFeedback, null, { body: { token: 'x', ...ratings(5) } })).status);
    });
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  } finally {
    await limited.close();
  }
});
