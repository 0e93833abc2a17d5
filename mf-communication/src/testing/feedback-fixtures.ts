import type { ClassFeedback, Feedback, FeedbackSummary } from '@widya/contract/feedback';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { pageOf } from './page-of.ts';

const BASE: Feedback = {
  id: 21,
  participant_id: 48_213,
  full_name: 'Siti Contoh',
  email: 'siti@contoh.example',
  class_code: 'MNA7Q2KD',
  class_name: 'Menyunting Naskah Akademik',
  topik_sesuai: 5,
  topik_dipahami: 4,
  pengajar_jelas: 5,
  pengajar_interaktif: 4,
  pendaftaran_mudah: 5,
  mekanisme_jelas: 3,
  masukan: 'Contohnya membantu, waktunya kurang.',
  kelas_yang_diinginkan: 'Menulis Esai',
  question: '',
  note: '',
  active: 1,
  average: 3.83,
  image_url: null,
  created_at: '2026-11-18T05:00:00.000Z',
  version: 2,
};

/** Fixture of a feedback; pass the fields that the story is about. */
export const feedback = (changes: Partial<Feedback> = {}): Feedback => ({ ...BASE, ...changes });

export const FEEDBACK: readonly Feedback[] = [
  feedback(),
  feedback({
    id: 22,
    full_name: 'Budi Contoh',
    email: 'budi@contoh.example',
    pengajar_jelas: 2,
    masukan: 'Suara pengajar sering terputus.',
    note: 'Sudah diperiksa',
    average: 3.17,
  }),
  feedback({ id: 23, full_name: 'Made Contoh', email: 'made@contoh.example', masukan: '', average: 4 }),
];

const HIDDEN = feedback({ id: 24, full_name: 'Tamu Contoh', email: 'tamu@contoh.example', active: 0 });

const CRITERIA = {
  topik_sesuai: 4.62,
  topik_dipahami: 4.21,
  pengajar_jelas: 4.4,
  pengajar_interaktif: 3.95,
  pendaftaran_mudah: 4.71,
  mekanisme_jelas: 4.12,
};
const OTHERS = {
  topik_sesuai: 4.3,
  topik_dipahami: 4.1,
  pengajar_jelas: 4.5,
  pengajar_interaktif: 4.2,
  pendaftaran_mudah: 4.4,
  mekanisme_jelas: 4.3,
};
const SPREAD = [0, 1, 4, 12, 17];

/** Fixture of a class with its averages; pass the fields that the story is about. */
export const classFeedback = (changes: Partial<ClassFeedback> = {}): ClassFeedback => ({
  class_code: 'MNA7Q2KD',
  class_name: 'Menyunting Naskah Akademik',
  class_date: '2026-11-18',
  participants: 82,
  count: 34,
  average: 3.62,
  criteria: CRITERIA,
  ...changes,
});

export const SUMMARY: FeedbackSummary = {
  ...classFeedback(),
  hidden: 1,
  commented: 20,
  distribution: {
    topik_sesuai: SPREAD,
    topik_dipahami: [1, 2, 6, 10, 15],
    pengajar_jelas: SPREAD,
    pengajar_interaktif: [2, 3, 8, 11, 10],
    pendaftaran_mudah: [0, 0, 2, 6, 26],
    mekanisme_jelas: [0, 2, 6, 12, 14],
  },
  others: { classes: 41, count: 1_204, average: 3.5, criteria: OTHERS },
  wanted: [
    { text: 'Menulis Esai', count: 9 },
    { text: 'Penyuntingan Lanjutan', count: 4 },
  ],
};

const NONE = {
  topik_sesuai: null,
  topik_dipahami: null,
  pengajar_jelas: null,
  pengajar_interaktif: null,
  pendaftaran_mudah: null,
  mekanisme_jelas: null,
};
const ZEROS = [0, 0, 0, 0, 0];

/** Summary of a class without feedback. */
export const NO_SUMMARY: FeedbackSummary = {
  ...SUMMARY,
  count: 0,
  average: null,
  criteria: NONE,
  hidden: 0,
  commented: 0,
  wanted: [],
  others: { classes: 0, count: 0, average: null, criteria: NONE },
  distribution: {
    topik_sesuai: ZEROS,
    topik_dipahami: ZEROS,
    pengajar_jelas: ZEROS,
    pengajar_interaktif: ZEROS,
    pendaftaran_mudah: ZEROS,
    mekanisme_jelas: ZEROS,
  },
};

export const CLASSES: readonly ClassFeedback[] = [
  classFeedback(),
  classFeedback({
    class_code: 'PSP9HMAA',
    class_name: 'Penulisan Siaran Pers untuk Humas Pemerintah Daerah',
    class_date: '2026-11-11',
    participants: 40,
    count: 22,
    average: 3.41,
    criteria: OTHERS,
  }),
  classFeedback({
    class_code: 'BIPA1ABC',
    class_name: 'BIPA Dasar: Mengajar Penutur Asing',
    class_date: null,
    participants: 319,
    count: 120,
    average: 3.77,
  }),
  classFeedback({
    class_code: 'PDH3XWAA',
    class_name: 'Penerjemahan Dokumen Hukum',
    class_date: '2026-10-29',
    participants: 27,
    count: 0,
    average: null,
    criteria: NONE,
  }),
];

const written = (id: string | undefined, change: object) => ({
  body: {
    success: true,
    affectedRows: 1,
    data: { ...[...FEEDBACK, HIDDEN].find((row) => String(row.id) === id), ...change, version: 3 },
    version: 3,
  },
});

/** Fake API of the stories of feedback on a class, on which every call succeeds. */
export const classFeedbackApi = (): FakeApi => ({
  'GET /v1/class/:code/feedbacks/summary': () => ({ body: SUMMARY }),
  'GET /v1/class/:code/feedbacks/comparison': () => ({ body: pageOf(CLASSES.slice(1)) }),
  'POST /v1/class/:code/feedbacks/export': () => ({ body: '\uFEFFid;nama\r\n' }),
  'GET /v1/class/:code/feedbacks': ({ query }) => {
    const q = (query.get('q') ?? '').toLowerCase();
    const [criterion, score] = [query.get('criterion') as keyof Feedback | null, query.get('score')];
    const rows = query.get('hidden') === '1' ? [...FEEDBACK, HIDDEN] : FEEDBACK;
    return {
      body: pageOf(
        rows.filter(
          (row) =>
            `${row.full_name} ${row.masukan}`.toLowerCase().includes(q) &&
            (query.get('commented') !== '1' || row.masukan !== '') &&
            (criterion === null || String(row[criterion]) === score),
        ),
      ),
    };
  },
  'PUT /v1/feedbacks/:id': ({ params, body }) => written(params.id, body as object),
  'PUT /v1/participant/feedback/:id/note': ({ params, body }) => written(params.id, body as object),
});

/** Response for a conflict with another note that somebody else has saved meanwhile. */
export const feedbackConflict = (id: number) =>
  refusal(409, 'VERSION_CONFLICT', 'Data ini baru saja diubah orang lain.', {
    current: { ...FEEDBACK.find((row) => row.id === id), note: 'Catatan rekan', version: 9 },
  });
