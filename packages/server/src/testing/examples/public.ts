import { quizQuestions } from '../../database/schema/quiz.ts';
import { openByLink } from '../../modules/public-quiz/sessions.ts';
import { createTestToken } from '../../modules/quiz/test-tokens.ts';
import { insertClass, insertRegistration } from '../fixtures.ts';
import { TEST_SITE } from '../test-site.ts';
import type { Examples, ExampleWorld } from './example.ts';
import { QUIZ_FIELDS } from './quiz.ts';

export const VISITOR = {
  full_name: 'Pendaftar Uji',
  email: 'pendaftar@uji.example',
  phone_num: '+62 812-0000-0000',
  organization: 'SMA Contoh',
  province: 'Jawa Barat',
  city: 'Kota Bandung',
};

/** A one-time link to the final test of someone who was accepted. */
async function testLink({ db }: ExampleWorld) {
  const { id: class_id, code } = await insertClass(db);
  const { id: participantId } = await insertRegistration(db, { class_id });
  const question_json = QUIZ_FIELDS.map((field) => ({ ...field, options: [...field.options] }));
  await db.insert(quizQuestions).values({ class_id, question_json });
  const { token } = await createTestToken(db, { participantId, config: TEST_SITE, now: new Date() });
  return { token, code };
}

/** The code of a class with a final test, and the device that opened it. */
async function openedTest(world: ExampleWorld) {
  const { token, code } = await testLink(world);
  const { session } = await openByLink({ tx: world.db, now: new Date(), config: world.config }, token);
  return { params: { code }, headers: { authorization: `Bearer ${session}` } };
}

export const publicExamples: Examples = {
  listPublicCatalogue: {
    make: async ({ db }) => {
      await insertClass(db);
      return { query: { q: 'uji', price: 'paid' } };
    },
  },
  readPublicClass: { make: async ({ db }) => ({ params: { code: (await insertClass(db)).code } }) },
  readPublicTopics: {
    make: async ({ db }) => {
      await insertClass(db);
      return {};
    },
  },
  registerForClass: { make: async ({ db }) => ({ params: { code: (await insertClass(db)).code }, body: VISITOR }) },
  submitPresenceForm: {
    make: async ({ db }) => {
      const { full_name, email, phone_num } = VISITOR;
      return { body: { class_code: (await insertClass(db)).code, full_name, email, phone_num } };
    },
  },
  readTestLink: { make: async (world) => ({ params: { token: (await testLink(world)).token } }) },
  openFinalTest: { make: async (world) => ({ body: { link: (await testLink(world)).token } }) },
  readFinalTest: { make: openedTest },
  submitFinalTest: { make: async (world) => ({ ...(await openedTest(world)), body: { answers: [] } }) },
};
