export const PREVIEW_TEXTS = {
  title: 'Tampilan Pengguna',
  classPage: 'Halaman kelas',
  eventPage: 'Halaman event',
  moment: 'Waktu tampilan',
  moments: { now: 'Sekarang', before: 'Sehari sebelumnya', soon: 'Sejam sebelumnya', after: 'Sesudah selesai' },
  unsaved: 'Menampilkan perubahan yang belum disimpan di komputer ini.',
  event: 'Event',
  back: 'Kembali ke kelas',
  backToEvent: 'Kembali ke event',
} as const;
