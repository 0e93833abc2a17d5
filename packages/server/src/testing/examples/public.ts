import { quizQuestions } from '../../database/schema/quiz.ts';
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
  const { id: class_id } = await insertClass(db);
  const { id: participantId } = await insertRegistration(db, { class_id });
  const question_json = QUIZ_FIELDS.map((field) => ({ ...field, options: [...field.options] }));
  const [quiz] = await db.insert(quizQuestions).values({ class_id, question_json }).returning();
  const { token } = await createTestToken(db, { participantId, config: TEST_SITE, now: new Date() });
  return { token, quizId: quiz?.id ?? 0 };
}

export const publicExamples: Examples = {
  registerForClass: { make: async ({ db }) => ({ params: { code: (await insertClass(db)).code }, body: VISITOR }) },
  readPublicQuiz: { make: async (world) => ({ params: { token: (await testLink(world)).token } }) },
  answerPublicQuiz: {
    make: async (world) => {
      const { token, quizId } = await testLink(world);
      return { params: { token }, body: { answers: [{ id: quizId, answer_json: [] }] } };
    },
  },
};
