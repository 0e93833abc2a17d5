import type { Question } from '@widya/contract/questions';
import type { FakeApi } from '@widya/remote-kit/testing/fake-api';
import { classRecord } from './class-record.ts';

const CLASS_RECORD = classRecord();

const BASE: Question = {
  id: 1,
  class_code: CLASS_RECORD.code,
  class_name: CLASS_RECORD.name,
  question: '<p>Apakah naskah boleh <strong>dibahas bersama</strong>?</p>',
  answer: null,
  full_name: 'Ratna Contoh Prameswari',
  member_id: 7,
  participant_id: 17,
  email: 'ratna@contoh.example',
  asked_at: '2026-11-18T02:10:00.000Z',
  answered_at: null,
  answered_by: null,
  active: 1,
  version: 1,
};

/** Fixture of a question; pass the fields that the story is about. */
export const questionRow = (changes: Partial<Question> = {}): Question => ({ ...BASE, ...changes });

/** An unanswered question, an answered one, one of a person outside the class, and a deleted one. */
export const QUESTIONS: readonly Question[] = [
  questionRow(),
  questionRow({
    id: 2,
    full_name: 'Galih Contoh Saputra',
    email: 'galih@contoh.example',
    question: '<p>Kapan rekaman dapat dilihat?</p>',
    answer: '<p>Sehari setelah kelas selesai.</p>',
    asked_at: '2026-11-17T03:00:00.000Z',
    answered_at: '2026-11-17T06:30:00.000Z',
    answered_by: 'Sekar Contoh',
    version: 2,
  }),
  questionRow({
    id: 3,
    full_name: 'Ibu Contoh dari Balai',
    email: null,
    member_id: null,
    participant_id: null,
    question: '<p>Berapa lama pengerjaan tes akhir?</p>',
    asked_at: '2026-11-16T08:45:00.000Z',
  }),
  questionRow({
    id: 4,
    full_name: 'Danu Contoh Wijaya',
    question: '<p>Pertanyaan yang terkirim dua kali</p>',
    asked_at: '2026-11-15T01:00:00.000Z',
    active: 0,
  }),
];

/** Returns a page of a list in the shape of the API. */
export const questionPage = <Row>(rows: readonly Row[], total = rows.length) => ({
  data: rows,
  meta: { page: 1, per_page: 10, total },
});

const UNREGISTERED =
  'Penanya tidak terdaftar di kelas ini. Pertanyaan akan dibuat tanpa identitas dan tanpa ID peserta.';

const row = (number: number, nama: string, surel: string, pertanyaan: string, participant_id: number | null) => ({
  row: number,
  nama,
  surel,
  pertanyaan,
  jawaban: '',
  participant_id,
});

/** Upload response of a file with a valid row, a row of an unregistered person, and two rows with blocking problems. */
export const QUESTION_UPLOAD = {
  success: true,
  upload_id: 'unggahan-contoh',
  questions: [
    row(2, 'Ratna Contoh', 'ratna@contoh.example', 'Apakah materi dapat diunduh?', 17),
    row(3, 'Ibu Contoh', 'ibu@contoh.example', 'Apakah ada kelas lanjutan?', null),
    row(4, 'Galih Contoh', 'galih@contoh.example', '', 18),
    row(5, '', 'danu@contoh.example', 'Di mana sertifikatnya?', 19),
  ],
  problems: [
    { row: 3, column: 'Surel', message: UNREGISTERED, blocking: false },
    { row: 4, column: 'Pertanyaan', message: 'Wajib diisi', blocking: true },
    { row: 5, column: 'Nama', message: 'Wajib diisi', blocking: true },
  ],
};

/** Fake API of the stories of questions, which stores changes. */
export function questionApi(first: readonly Question[] = QUESTIONS): FakeApi {
  let rows = [...first];
  let shown = false;
  const change = (id: string | undefined, changes: Partial<Question>) => {
    rows = rows.map((one) => (String(one.id) === id ? { ...one, ...changes, version: one.version + 1 } : one));
    const data = rows.find((one) => String(one.id) === id);
    return { body: { success: true, affectedRows: 1, id: data?.id, data, version: data?.version } };
  };
  const list: FakeApi[string] = ({ query }) => ({
    body: questionPage(
      rows.filter(
        ({ active, answer, full_name, class_code }) =>
          (active === 1 || query.get('hidden') === '1') &&
          (answer === null || query.get('unanswered') !== '1') &&
          (query.get('class_code') ?? class_code) === class_code &&
          full_name.toLowerCase().includes((query.get('q') ?? '').toLowerCase()),
      ),
    ),
  });
  return {
    'GET /v1/class/:code/question': list,
    'GET /v1/questions': list,
    'GET /v1/class/:code': () => ({ body: { ...CLASS_RECORD, show_answers_to_user: shown } }),
    'PUT /v1/class/:code': ({ body }) => {
      shown = (body as { show_answers_to_user: boolean }).show_answers_to_user;
      return { body: { success: true, affectedRows: 1 } };
    },
    'GET /v1/class/:code/participants': ({ query }) => ({
      body: {
        data: [
          { id: 17, full_name: 'Ratna Contoh Prameswari', email: 'ratna@contoh.example' },
          { id: 18, full_name: 'Galih Contoh Saputra', email: 'galih@contoh.example' },
        ].filter(({ full_name }) => full_name.toLowerCase().includes((query.get('q') ?? '').toLowerCase())),
        meta: { page: 1, per_page: 20, total: 2 },
      },
    }),
    'POST /v1/class/:code/question/ask': ({ body }) => {
      const { question, asker_name, participant_id } = body as Record<string, string | number>;
      const made = questionRow({
        id: rows.length + 1,
        question: String(question),
        full_name: String(asker_name ?? `Peserta ${participant_id}`),
        participant_id: participant_id === undefined ? null : Number(participant_id),
      });
      rows = [made, ...rows];
      return { status: 201, body: { success: true, affectedRows: 1, id: made.id, data: made, version: 1 } };
    },
    'PUT /v1/question/:id': ({ params, body }) => change(params.id, { question: (body as Question).question }),
    'PUT /v1/question/:id/toggle': ({ params, body }) =>
      change(params.id, { active: (body as { active: boolean }).active ? 1 : 0 }),
    'POST /v1/question/:id/answer': ({ params, body }) => change(params.id, { answer: (body as Question).answer }),
    'POST /v1/class/:code/question/upload': () => ({ status: 201, body: QUESTION_UPLOAD }),
    'POST /v1/class/:code/question/upload/commit': ({ body }) => {
      const { questions = [], skip_problem_rows } = body as { questions?: unknown[]; skip_problem_rows: boolean };
      const created = 2 + questions.length;
      const skipped = skip_problem_rows ? 4 - created : 0;
      return { status: 201, body: { success: true, affectedRows: created, created, skipped } };
    },
  };
}
