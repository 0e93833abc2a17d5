/** What additional answers say. Texts of the specification (2 §8, §9) byte for byte, the others in its voice. */
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
