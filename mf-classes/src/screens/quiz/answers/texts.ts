/** Texts of the answers of the final test. */
export const ANSWER_TEXTS = {
  list: 'Jawaban peserta',
  failed: 'Jawaban peserta tidak dapat dimuat',
  fileName: 'data-tes-akhir.csv',
  empty: 'Belum ada peserta',
  emptyWhy: 'Peserta yang diterima tampil di sini, juga yang belum mengerjakan.',
  needsScoring: 'Perlu dinilai',
  tokenAction: 'URL sekali pakai',
  drawerTitle: (name: string) => `Jawaban ${name}`,
  scoreTitle: 'Nilai manual',
  scoreHelp: '0 sampai 100. Nilai ini tidak berubah bila tes dinilai ulang.',
  scoreMissing: 'Isi nilai 0 sampai 100',
  saveScore: 'Simpan nilai',
  scored: 'Nilai tersimpan',

  tokenTitle: 'URL Sekali Pakai',
  tokenWhy: (name: string) =>
    `URL ini membuka tes akhir bagi ${name} tanpa kata sandi. Berlaku 24 jam dan hanya dapat dipakai sekali.`,
  tokenCreate: 'Buat URL',
  tokenUrl: 'URL tes akhir',
  tokenUntil: (until: string) => `Berlaku sampai ${until}. Salin sekarang: URL ini tidak dapat ditampilkan lagi.`,
  tokenCopy: 'Salin URL',
} as const;
