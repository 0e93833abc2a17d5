import { quizAnswers, quizForms, quizQuestions } from '../../platform/database/schema/quiz.ts';
import { insertClass, insertRegistration, linkInstructor } from '../fixtures.ts';
import type { Example, Examples, ExampleWorld } from './example.ts';

export const QUIZ_FIELDS = [
  { fieldName: 'soal-1', type: 'option', description: '<b>Pilih</b>', options: ['A', 'B'], correctAnswer: 'B' },
  { fieldName: 'soal-2', type: 'isian', description: 'Ibu kota', options: [], correctAnswer: 'Jakarta' },
] as const;

const fields = () => QUIZ_FIELDS.map((field) => ({ ...field, options: [...field.options] }));

async function ownClass({ db, owner }: ExampleWorld) {
  const row = await insertClass(db);
  await linkInstructor(db, row.id, owner.id);
  return row;
}

/** Inserts a final test of a class linked to `world.owner`. */
async function ownQuiz(world: ExampleWorld) {
  const { id, code } = await ownClass(world);
  const [quiz] = await world.db.insert(quizQuestions).values({ class_id: id, question_json: fields() }).returning();
  return { classId: id, code, id: quiz?.id ?? 0 };
}

const onQuiz: Example = { make: async (world) => ({ params: { id: (await ownQuiz(world)).id } }), foreign: 'hidden' };
const onClass: Example = {
  make: async (world) => ({ params: { code: (await ownQuiz(world)).code } }),
  foreign: 'hidden',
};
const onParticipant: Example = {
  make: async (world) => ({
    params: { id: (await insertRegistration(world.db, { class_id: (await ownClass(world)).id })).id },
  }),
  foreign: 'hidden',
};

export const quizExamples: Examples = {
  createQuizQuestion: {
    make: async (world) => ({ body: { class_code: (await ownClass(world)).code, question_json: fields() } }),
    foreign: 'hidden',
  },
  listQuizQuestions: onClass,
  updateQuizQuestion: {
    make: async (world) => ({ params: { id: (await ownQuiz(world)).id }, body: { question_json: fields().slice(1) } }),
    foreign: 'hidden',
  },
  deleteQuizQuestion: onQuiz,
  toggleQuizQuestion: onQuiz,
  listQuizAnswers: onQuiz,
  scoreQuizAnswer: {
    make: async (world) => {
      const { id, classId } = await ownQuiz(world);
      const { id: participant_id } = await insertRegistration(world.db, { class_id: classId });
      const values = { quiz_question_id: id, participant_id, score: 0.5, answer_json: [] };
      const [answer] = await world.db.insert(quizAnswers).values(values).returning();
      return { params: { id: answer?.id ?? 0 }, body: { score: 1 } };
    },
    foreign: 'hidden',
  },
  listQuizForms: onClass,
  deleteQuizForm: {
    make: async (world) => {
      const class_id = (await ownClass(world)).id;
      const values = { class_id, name: 'Tamu Uji', email: 'tamu@uji.example', score: 1, answer_json: [] };
      const [form] = await world.db.insert(quizForms).values(values).returning();
      return { params: { id: form?.id ?? 0 } };
    },
    foreign: 'hidden',
  },
  generateTestToken: onParticipant,
  readTestToken: onParticipant,
};
