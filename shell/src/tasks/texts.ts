/** Texts of the job centre. */
export const taskTexts = {
  title: 'Pusat Proses',
  open: (atWork: number) => (atWork === 0 ? 'Pusat Proses' : `Pusat Proses, ${atWork} proses berjalan`),
  empty: 'Belum ada proses',
  emptyHint:
    'Undangan CSV, unduhan besar, dan pekerjaan panjang lain muncul di sini, dan tetap berjalan saat halaman ditutup.',
  loadFailed: 'Daftar proses tidak dapat dimuat',
  download: 'Unduh hasil',
  downloadFailures: 'Unduh yang gagal',
  storedUntil: (size: string, date: string) => `${size}, disimpan sampai ${date}`,
  inBrowser: 'Dikerjakan di peramban: biarkan halamannya terbuka.',
  cancelTitle: 'Batalkan proses ini?',
  cancelBody: (left: number) => `${left} butir yang tersisa tidak akan dikerjakan. Yang sudah selesai tetap selesai.`,
  cancel: 'Batalkan proses',
  keep: 'Lanjutkan proses',
  undo: 'Urungkan',
  changed: 'Proses tidak dapat diubah',
  downloadFailed: 'File tidak dapat diunduh',
  requestId: (id: string) => `ID permintaan ${id}`,
} as const;
