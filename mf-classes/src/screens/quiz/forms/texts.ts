/** Texts of additional answers; those quoted by B-035 and B-037 are verbatim. */
export const FORM_TEXTS = {
  list: 'Jawaban tambahan',
  failed: 'Jawaban tambahan tidak dapat dimuat',
  fileName: 'tambahan-tes-akhir.csv',
  empty: 'Belum ada jawaban tambahan',
  emptyWhy: 'Jawaban dari orang yang bukan peserta kelas tampil di sini.',
  remove: 'Hapus',
  removeTitle: 'Hapus jawaban tambahan?',
  removeWhy: (name: string) => `Jawaban ${name} dihapus dan tidak dapat dikembalikan.`,
  removed: 'Jawaban tambahan berhasil terhapus!',
} as const;
