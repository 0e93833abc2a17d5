/** Texts of the questions of a class; the label in B-049 is verbatim. */
export const TEXTS = {
  add: 'Tambah Pertanyaan',
  upload: 'Unggah CSV',
  label: 'Pertanyaan kelas ini',
  empty: 'Belum ada pertanyaan di kelas ini',
  emptyWhy: 'Pertanyaan peserta tampil di sini. Pertanyaan yang dikirim lewat jalur lain dapat ditambahkan.',

  show: 'Tunjukan Jawaban ke Pengguna',
  showHelp: 'Pengguna melihat pertanyaan kelas ini beserta jawabannya, dan nilai tes akhirnya sendiri.',
  showReader: 'Hanya admin yang dapat mengubahnya.',
  saved: 'Data berhasil tersimpan',
  notSaved: 'Update class error. check logs',
  shown: 'Jawaban sekarang tampil untuk pengguna',
  notShown: 'Jawaban tidak lagi tampil untuk pengguna',
} as const;
