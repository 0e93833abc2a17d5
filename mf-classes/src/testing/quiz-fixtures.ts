import type { QuizAnswerRow, QuizField, QuizFormRow, QuizQuestion } from '@widya/contract/quiz';
import type { FakeApi } from '@widya/remote-kit/testing/fake-api';
import { classRecord } from './class-record.ts';

const FIELDS: QuizField[] = [
  {
    fieldName: 'soal_1',
    type: 'option',
    description: '<p>Mana yang <strong>baku</strong>?</p>',
    options: ['Apotek', 'Apotik', 'Apotiek'],
    correctAnswer: 'Apotek',
  },
  {
    fieldName: 'soal_2',
    type: 'isian',
    description: '<p>Sebutkan satu ciri kalimat efektif.</p>',
    options: [],
    correctAnswer: '',
  },
];

/** Fixture of a final test; pass the fields that the story is about. */
export const quizQuestion = (changes: Partial<QuizQuestion> = {}): QuizQuestion => ({
  id: 5,
  class_code: 'MNA7Q2KD',
  question_json: FIELDS,
  idx: 0,
  active: 1,
  answer_count: 0,
  items: FIELDS.map(({ fieldName }) => ({ fieldName, answered: 0, correct: null })),
  version: 2,
  ...changes,
});

/** A final test with answers of three people. */
export const ANSWERED_QUIZ = quizQuestion({
  answer_count: 3,
  items: [
    { fieldName: 'soal_1', answered: 3, correct: 2 },
    { fieldName: 'soal_2', answered: 2, correct: null },
  ],
});

const given = (first: string, second: string): QuizAnswerRow['answer_json'] => [
  { fieldName: 'soal_1', answer: first, correct: first === 'Apotek' },
  { fieldName: 'soal_2', answer: second, correct: null },
];

const ANSWERS: readonly QuizAnswerRow[] = [
  {
    id: 31,
    participant_id: 17,
    full_name: 'Ratna Contoh Prameswari',
    email: 'ratna@contoh.example',
    score: 2 / 3,
    scored_by_hand: false,
    needs_scoring: true,
    answer_json: given('Apotek', 'Hemat kata'),
    created_at: '2026-11-19T04:00:00.000Z',
  },
  {
    id: null,
    participant_id: 18,
    full_name: 'Galih Contoh Saputra',
    email: 'galih@contoh.example',
    score: null,
    scored_by_hand: false,
    needs_scoring: false,
    answer_json: [],
    created_at: null,
  },
];

const FORMS: readonly QuizFormRow[] = [
  {
    id: 71,
    name: 'Tamu Contoh',
    email: 'tamu@contoh.example',
    score: 0.5,
    answer_json: given('Apotik', ''),
    created_at: '2026-11-19T05:00:00.000Z',
  },
];

const page = <Row>(rows: readonly Row[]) => ({ data: rows, meta: { page: 1, per_page: 10, total: rows.length } });

/** Fake API of the stories of the final test, which stores changes. */
export function quizApi(first: QuizQuestion | null = ANSWERED_QUIZ): FakeApi {
  let quiz = first;
  let forms = FORMS;
  const written = (changes: Partial<QuizQuestion>) => {
    quiz = { ...(quiz ?? quizQuestion()), ...changes, version: (quiz?.version ?? 0) + 1 };
    return { body: { success: true, affectedRows: 1, id: quiz.id, data: quiz, version: quiz.version, rescored: 0 } };
  };
  return {
    'GET /v1/class/:code/quiz/question': () => ({ body: quiz ? [quiz] : [] }),
    'GET /v1/class/:code': () => ({ body: classRecord() }),
    'POST /v1/quiz/question': ({ body }) => written(body as QuizQuestion),
    'PUT /v1/quiz/question/:id': ({ body }) => written({ question_json: (body as QuizQuestion).question_json }),
    'PUT /v1/quiz/question/:id/toggle': ({ body }) => written({ active: (body as { active: boolean }).active ? 1 : 0 }),
    'DELETE /v1/quiz/question/:id': () => {
      quiz = null;
      return { body: { success: true, affectedRows: 1 } };
    },
    'GET /v1/quiz/question/:id/answer': ({ query }) => ({
      body: page(ANSWERS.filter(({ id }) => !query.has('done') || (id !== null) === (query.get('done') === '1'))),
    }),
    'PUT /v1/quiz/answer/:id/score': () => ({ body: { success: true, affectedRows: 1, data: ANSWERS[0] } }),
    'GET /v1/quiz_forms/:code': () => ({ body: page(forms) }),
    'DELETE /v1/quiz_forms/:id': ({ params }) => {
      forms = forms.filter(({ id }) => String(id) !== params.id);
      return { body: { success: true, affectedRows: 1 } };
    },
    'POST /v1/participant/:id/generateToken': () => ({
      status: 201,
      body: {
        success: true,
        token: 'contoh-token',
        url: 'https://widya.example/tes/masuk/contoh-token',
        expires_at: '2026-11-21T04:00:00.000Z',
      },
    }),
  };
}
