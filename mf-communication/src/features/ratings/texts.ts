/** Texts shared by feedback on classes and courses. Source: D78. */
export const RATING_TEXTS = {
  title: 'Umpan Balik',
  fileName: 'laporan-umpan-balik.csv',
  download: 'Unduh laporan-umpan-balik.csv',
  hidden: 'Umpan balik berhasil disembunyikan!',
  restored: 'Umpan balik berhasil dipulihkan!',
  hideFailed: 'Kesalahan terjadi!',
  showHidden: 'Tampilkan tersembunyi',
  hideHidden: 'Sembunyikan tersembunyi',
  isHidden: 'Disembunyikan',
  actions: { hide: 'Sembunyikan', restore: 'Pulihkan', open: 'Detail', note: 'Catatan' },
  ipk: 'IPK',
  ipkHint:
    'Indeks kepuasan: rata-rata enam nilai, masing-masing dihitung paling tinggi 4. Skala 1–4. Nilai per kriteria berskala 1–5.',
  summaryFailed: 'Ringkasan tidak dapat dimuat',
} as const;
