/** Texts shared with classes are in `class-publish/texts.ts`. */
export const EVENT_PUBLISH_TEXTS = {
  checkFailed: 'Ada kesalahan terjadi.',
  locked:
    'Setelah dipublikasikan, alamat halaman, metode pembayaran dan harga tiket tidak dapat diubah, tanggal tidak dapat dimajukan, dan kuota tidak dapat dikurangi.',
  hideTitle: 'Sembunyikan event ini?',
  hideWhy: 'Peserta tidak dapat melihat event ini dan tidak dapat mendaftar. Event dapat dipublikasikan lagi.',
  hidden: (name: string) => `Event ${name} berhasil disembunyikan!`,
  archive: 'Arsipkan',
  archiveTitle: 'Arsipkan event ini?',
  archiveWhy: 'Event yang diarsipkan tidak dapat dipublikasikan lagi. Data pendaftar tetap tersimpan.',
  archived: (name: string) => `Event ${name} berhasil diarsipkan`,
  name: 'Nama event',
  sessions: 'Sesi',
  address: 'Alamat halaman',
  payment: 'Metode pembayaran',
} as const;
