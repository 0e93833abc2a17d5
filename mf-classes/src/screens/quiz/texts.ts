import { formatNumber } from '@widya/design-system/formats/number';

/** Texts of the final test; those quoted by B-026, B-027 and B-036 are verbatim. */
export const TEXTS = {
  title: 'Tes Akhir',
  failed: 'Tes akhir tidak dapat dimuat',
  facts: (questions: number, answers: number) =>
    answers === 0
      ? `${formatNumber(questions)} soal`
      : `${formatNumber(questions)} soal · ${formatNumber(answers)} sudah mengerjakan`,
  tabs: {
    soal: 'Soal',
    jawaban: 'Jawaban Peserta',
    tambahan: 'Jawaban Tambahan',
    analisis: 'Analisis Soal',
    pratinjau: 'Tampilan Pengguna',
  },
  openPublic: 'Buka halaman tes',
  active: 'Tes dibuka',
  activeHelp: 'Peserta dapat mengerjakan tes selama tes dibuka.',
  opened: 'Tes akhir dibuka',
  closed: 'Tes akhir ditutup',
  remove: 'Hapus tes akhir',
  removeTitle: 'Hapus tes akhir?',
  removeWhy: 'Semua soal dihapus dan tidak dapat dikembalikan. Tes yang sudah dikerjakan tidak dapat dihapus.',
  removed: 'Tes akhir terhapus',
  removeLabel: 'Hapus',
  cancel: 'Batal',
  close: 'Tutup',

  noTest: 'Tes akhir belum dibuat',
  noTestWhy: 'Buat soal di tab Soal terlebih dahulu.',
  toQuestions: 'Buat soal',
  score: 'Nilai',
  scoreHint: 'Nilai 0 sampai 100, dibulatkan ke bawah',
  exportedScore: 'Nilai (0-100, dibulatkan ke terdekat)',
  done: 'Sudah Dikerjakan',
  notDone: 'Belum Dikerjakan',
  name: 'Nama',
  email: 'Surel',
  doneAt: 'Dikerjakan',
  doneAtCsv: 'Dikerjakan (WIB)',
  state: 'Status',
  question: (number: number) => `Soal ${number}`,
  download: 'Unduh CSV',
  search: 'Cari nama atau surel',
  right: 'Benar',
  wrong: 'Salah',
  byHand: 'Dinilai manual',
  noAnswer: 'Tidak dijawab',
  view: 'Lihat jawaban',
} as const;
