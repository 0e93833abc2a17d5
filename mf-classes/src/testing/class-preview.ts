import type { ClassPreview } from '@widya/contract/class-preview';

/** A class without reviews and questions. */
export const NOTHING_SAID: ClassPreview = { average: null, feedback_count: 0, reviews: [], questions: [] };

const NAMES = ['Tari Contoh', 'Bagas Contoh', 'Nadia Contoh', 'Rudi Contoh'];
const LONG = 'Penjelasan tentang ejaan disertai contoh naskah sendiri, sehingga langsung dapat dipakai. '.repeat(7);

/** Three reviews, the first one long, and three questions with answers. */
export const MUCH_SAID: ClassPreview = {
  average: 3.85,
  feedback_count: 41,
  reviews: ['', 'Pengajar sabar dan jelas.', 'Materinya padat, mohon ditambah latihan.'].map((masukan, place) => ({
    id: place + 1,
    full_name: NAMES[place] ?? '',
    average: 4 - place / 4,
    masukan: masukan || LONG,
    image_url: null,
    created_at: `2026-01-1${3 + place}T02:00:00.000Z`,
  })),
  questions: ['Apakah ada rekaman?', 'Kapan sertifikat dikirim?', 'Boleh memakai naskah lama?'].map(
    (question, place) => ({
      id: place + 1,
      full_name: NAMES[3 - place] ?? '',
      question: `<p>${question}</p>`,
      answer: '<p>Ya, <strong>setelah</strong> kelas selesai.</p>',
      asked_at: '2026-01-12T03:00:00.000Z',
    }),
  ),
};
