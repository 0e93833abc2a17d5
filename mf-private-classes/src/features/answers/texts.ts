/** Texts of participants' answers. Source: C-090, C-092. */
export const ANSWER_TEXTS = {
  title: (name: string) => `Jawaban ${name}`,
  list: 'Jawaban peserta',
  search: 'Cari peserta',
  score: (score: number) => `${Math.round(score)}/100`,
  noScore: 'Belum dinilai',
  question: (at: number) => `Pertanyaan ${at}`,
  noAnswer: 'Tidak dijawab',
  none: 'Tidak ada data yang tersedia',
  noneWhy: 'Belum ada peserta yang mengerjakan subbab ini.',
  notFound: 'Tidak ada yang cocok',
  failed: 'Jawaban tidak dapat dimuat',
  show: (name: string) => `Lihat jawaban ${name}`,
  hide: (name: string) => `Tutup jawaban ${name}`,
  close: 'Tutup',
} as const;
