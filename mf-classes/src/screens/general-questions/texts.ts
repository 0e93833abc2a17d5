/** Texts of the general questions. Source: D9. */
export const TEXTS = {
  label: 'Pertanyaan semua kelas',
  class: 'Kelas',
  allClasses: 'Semua kelas',
  tabs: { questions: 'Pertanyaan', contact: 'Formulir kontak' },
  empty: 'Belum ada pertanyaan',
  emptyWhy: 'Pertanyaan dari semua kelas tampil di sini.',
  emptyClass: 'Belum ada pertanyaan di kelas ini',

  contact: 'Formulir kontak',
  contactFailed: 'Formulir kontak tidak dapat dimuat',
  contactSearch: 'Cari nama, surel, pesan',
  columns: { name: 'Nama', phone: 'Telepon', message: 'Pesan', sent: 'Dikirim' },
} as const;
