import { questions } from '../../platform/database/schema/questions.ts';
import { insertClass, linkInstructor } from '../fixtures.ts';
import { multipart } from '../multipart.ts';
import type { Example, Examples, ExampleWorld } from './example.ts';

async function ownClass({ db, owner }: ExampleWorld) {
  const row = await insertClass(db);
  await linkInstructor(db, row.id, owner.id);
  return row;
}

/** Inserts a question about a class linked to `world.owner`. */
async function ownQuestion(world: ExampleWorld) {
  const { id, code } = await ownClass(world);
  const values = { class_id: id, full_name: 'Penanya Uji', question: 'Kapan dimulai?' };
  const [row] = await world.db.insert(questions).values(values).returning();
  return { id: row?.id ?? 0, code };
}

const onQuestion = (body?: object): Example => ({
  make: async (world) => ({ params: { id: (await ownQuestion(world)).id }, ...(body ? { body } : {}) }),
  foreign: 'hidden',
});

const general: Example = {
  make: async (world) => ({ query: { class_code: (await ownQuestion(world)).code, page: '1' } }),
  foreign: 'left-out',
};

const CSV = Buffer.from('Nama;Surel;Pertanyaan;Jawaban\r\nAni;ani@uji.example;Mengapa?;Karena\r\n');

export const questionExamples: Examples = {
  listClassQuestions: {
    make: async (world) => ({ params: { code: (await ownQuestion(world)).code } }),
    foreign: 'hidden',
  },
  listQuestions: general,
  listQuestionsByOldPath: general,
  listQuestionClasses: {
    make: async (world) => ({ query: { q: (await ownQuestion(world)).code, page: '1' } }),
    foreign: 'left-out',
  },
  askQuestion: {
    make: async (world) => ({
      params: { code: (await ownClass(world)).code },
      body: { question: 'Di mana?', asker_name: 'Tamu Uji' },
    }),
    foreign: 'hidden',
  },
  updateQuestion: onQuestion({ question: 'Kapan selesai?' }),
  toggleQuestion: onQuestion(),
  answerQuestion: onQuestion({ answer: 'Pukul sembilan' }),
  uploadQuestions: {
    make: async (world) => ({
      params: { code: (await ownClass(world)).code },
      ...multipart({}, [{ field: 'upload', name: 'pertanyaan.csv', type: 'text/csv', content: CSV }]),
    }),
    foreign: 'hidden',
  },
  commitQuestions: {
    make: async (world) => ({
      params: { code: (await ownClass(world)).code },
      body: { questions: [{ nama: 'Ani', surel: 'ani@uji.example', pertanyaan: 'Mengapa?', jawaban: '' }] },
    }),
    foreign: 'hidden',
  },
  listContactForms: { make: async () => ({ query: { page: '1' } }) },
};
