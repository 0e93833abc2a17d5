import type { ClassPreview } from '@widya/contract/class-preview';

/** A class without reviews and questions. */
export const PREVIEW_WITHOUT_REVIEWS: ClassPreview = { average: null, feedback_count: 0, reviews: [], questions: [] };

const NAMES = ['Tari Contoh', 'Bagas Contoh', 'Nadia Contoh', 'Rudi Contoh'];
const LONG = 'Penjelasan tentang ejaan disertai contoh naskah sendiri, sehingga langsung dapat dipakai. '.repeat(7);

/** Three reviews, the first one long, and three questions with answers. */
export const PREVIEW_WITH_REVIEWS: ClassPreview = {
  average: 3.85,
  feedback_count: 41,
  reviews: ['', 'Pengajar sabar dan jelas.', 'Materinya padat, mohon ditambah latihan.'].map((masukan, index) => ({
    id: index + 1,
    full_name: NAMES[index] ?? '',
    average: 4 - index / 4,
    masukan: masukan || LONG,
    image_url: null,
    created_at: `2026-01-1${3 + index}T02:00:00.000Z`,
  })),
  questions: ['Apakah ada rekaman?', 'Kapan sertifikat dikirim?', 'Boleh memakai naskah lama?'].map(
    (question, index) => ({
      id: index + 1,
      full_name: NAMES[3 - index] ?? '',
      question: `<p>${question}</p>`,
      answer: '<p>Ya, <strong>setelah</strong> kelas selesai.</p>',
      asked_at: '2026-01-12T03:00:00.000Z',
    }),
  ),
};
