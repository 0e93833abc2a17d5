/** Umpan Balik of a course. Source: C-107, C-108. */
export const COURSE_FEEDBACK_TEXTS = {
  context: (name: string, count: string, rate: string) => `${name} · ${count} umpan balik · respons ${rate}`,
  facts: {
    label: 'Angka umpan balik',
    average: 'Rata-rata',
    averageOf: (average: string) => `${average} dari 5`,
    count: 'Umpan balik',
    countOf: (count: string, participants: string) => `${count} dari ${participants}`,
    countHint: 'Dari peserta yang diterima. Umpan balik yang disembunyikan tidak dihitung.',
    rate: 'Tingkat respons',
    commented: 'Dengan ulasan',
    hidden: 'Disembunyikan',
  },
  charts: {
    distribution: (count: string) => `Sebaran nilai (n = ${count})`,
    score: 'Nilai',
    scoreOf: (score: number) => `Nilai ${score}`,
    people: 'Peserta',
    comparison: 'Perbandingan dengan kelas lain',
    comparisonWhy: (courses: string, average: string, count: string) =>
      `Rata-rata ${courses} kelas lain ${average} dari ${count} umpan balik.`,
    noOthers: 'Belum ada kelas lain yang mendapat umpan balik.',
    course: 'Kelas',
    thisCourse: 'Kelas ini',
    average: 'Rata-rata',
  },
  comparisonFailed: 'Kelas lain tidak dapat dimuat',

  label: 'Daftar umpan balik',
  search: 'Cari nama atau ulasan',
  failed: 'Umpan balik tidak dapat dimuat',
  ratingFilter: 'Nilai',
  allRatings: 'Semua nilai',
  columns: { name: 'Nama Peserta', rating: 'Nilai', review: 'Ulasan', sent: 'Dikirim' },
  noReview: 'Tanpa ulasan',
  empty: 'Belum ada umpan balik',
  emptyWhy: 'Nilai dan ulasan peserta kelas ini tampil di sini.',
} as const;
