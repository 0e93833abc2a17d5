export const PUBLISH_TEXTS = {
  publish: 'Publikasikan',
  publishAgain: 'Publikasikan Lagi',
  hide: 'Sembunyikan',
  summary: 'Ringkasan Event',
  open: 'Buka Pendaftaran',
  cancel: 'Batal',
  close: 'Tutup',
  locked:
    'Setelah dipublikasikan, alamat halaman dan metode pembayaran tidak dapat diubah, tanggal tidak dapat dimajukan, dan kuota tidak dapat dikurangi di bawah jumlah peserta yang diterima.',
  blocked: 'Anda tidak dapat menerbitkan sesi ini karena alasan berikut:',
  unsaved: 'Harap simpan perubahan yang ada sebelum mempublikasikan eventmu.',
  hideTitle: 'Sembunyikan kelas ini?',
  hideWhy: 'Peserta tidak dapat melihat kelas ini dan tidak dapat mendaftar. Kelas dapat dipublikasikan lagi.',
  failed: 'Ada kesalahan terjadi.',
  done: 'Sukses',
  opened: 'Pendaftaran dibuka',
  hidden: (name: string) => `Kelas ${name} berhasil disembunyikan!`,
  name: 'Nama kelas',
  when: 'Tanggal dan waktu',
  registration: 'Pendaftaran',
  price: 'Harga',
  quota: 'Kuota',
  speaker: 'Pembicara',
  always: 'Selalu dibuka',
  unlimited: 'Tanpa batas',
} as const;

export const PUBLISH_LABELS = {
  DRAFT: 'Belum dipublikasikan',
  OPEN: 'Dipublikasikan',
  HIDDEN: 'Disembunyikan',
  DONE: 'Selesai',
} as const;
