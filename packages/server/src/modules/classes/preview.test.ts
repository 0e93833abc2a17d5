import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readClassPreview } from '@widya/contract/class-preview';
import { feedback } from '../../platform/database/schema/feedback.ts';
import { questions } from '../../platform/database/schema/questions.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertAdmin, insertPastClass } from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';

let api: TestApp;
let admin: Actor;

beforeAll(async () => {
  api = await createTestApp();
  admin = await signedIn(api, await insertAdmin(api.db));
});
afterAll(() => api.close());

const read = async (code: string) => (await api.call(readClassPreview, admin, { params: { code } })).body;

const ratings = (value: number) => ({
  topik_sesuai: value,
  topik_dipahami: value,
  pengajar_jelas: value,
  pengajar_interaktif: value,
  pendaftaran_mudah: value,
  mekanisme_jelas: value,
});

type Ratings = ReturnType<typeof ratings>;

const review = (class_id: number, masukan: string, rated: Ratings, active: 0 | 1 = 1) =>
  api.db.insert(feedback).values({
    class_id,
    full_name: 'Peserta Uji',
    email: 'peserta@uji.example',
    masukan,
    active,
    ...rated,
  });

it('shows visible reviews with a text, and counts those without', async () => {
  const { id, code } = await insertPastClass(api.db);
  await review(id, 'Sangat bermanfaat', ratings(5));
  await review(id, '', ratings(3));
  await review(id, 'Disembunyikan', ratings(1), 0);
  const body = await read(code);
  expect(body.reviews).toMatchObject([{ full_name: 'Peserta Uji', masukan: 'Sangat bermanfaat', average: 4 }]);
  expect(JSON.stringify(body)).not.toContain('peserta@uji.example');
  expect(body).toMatchObject({ feedback_count: 2, average: 3.5 });
});

it('computes the mean of the scores and rounds it once', async () => {
  const { id, code } = await insertPastClass(api.db);
  for (const mekanisme_jelas of [3, 3, 3, 4]) await review(id, '', { ...ratings(5), mekanisme_jelas });
  expect(await read(code)).toMatchObject({ feedback_count: 4, average: 3.88 });
});

it('contains answered questions only while answers are public', async () => {
  const shown = await insertPastClass(api.db, { show_answers_to_user: true });
  const quiet = await insertPastClass(api.db);
  for (const { id } of [shown, quiet])
    await api.db.insert(questions).values([
      { class_id: id, full_name: 'Penanya', question: '<p>Kapan?</p>', answer: '<p>Besok</p>' },
      { class_id: id, full_name: 'Penanya', question: '<p>Belum dijawab</p>' },
      { class_id: id, full_name: 'Penanya', question: '<p>Terhapus</p>', answer: '<p>Ya</p>', active: 0 },
    ]);
  expect((await read(shown.code)).questions).toMatchObject([{ question: '<p>Kapan?</p>', answer: '<p>Besok</p>' }]);
  expect((await read(quiet.code)).questions).toEqual([]);
});

it('of a class without reviews and questions is empty', async () => {
  const { code } = await insertPastClass(api.db);
  expect(await read(code)).toEqual({ average: null, feedback_count: 0, reviews: [], questions: [] });
});
