export const PREVIEW_TEXTS = {
  title: 'Tampilan Pengguna',
  pages: {
    record: 'Halaman kelas',
    register: 'Formulir pendaftaran',
    ticket: 'Halaman tiket',
    feedback: 'Umpan balik',
  },
  eventPage: 'Halaman event',
  width: 'Lebar tampilan',
  desktop: 'Desktop',
  phone: 'Ponsel',
  moment: 'Waktu tampilan',
  moments: { now: 'Sekarang', before: 'Sehari sebelumnya', soon: 'Sejam sebelumnya', after: 'Sesudah selesai' },
  unsaved: 'Menampilkan perubahan yang belum disimpan di komputer ini.',
  event: 'Event',
  back: 'Kembali ke kelas',
  backToEvent: 'Kembali ke event',
} as const;
