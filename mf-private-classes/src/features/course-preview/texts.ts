/** Texts of the previews of a course. */
export const PREVIEW_TEXTS = {
  title: 'Tampilan Pengguna',
  page: 'Halaman kelas mandiri',
  lesson: 'Halaman subbab',
  unnamed: 'Subbab tanpa nama',
  answers: 'Jawaban peserta',
  before: 'Sebelum dijawab',
  after: 'Sesudah dijawab',
} as const;
