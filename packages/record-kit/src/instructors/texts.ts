import { formatNumber as count } from '@widya/design-system/formats/number';

/** Texts of the instructors of a class or a course. Source: C-005 and C-042. */
export const TEXTS = {
  title: 'Widyaiswara',
  label: 'Widyaiswara kelas ini',
  total: (people: number) => `${count(people)} widyaiswara`,
  add: 'Tambah Widyaiswara',
  search: 'Cari nama atau posisi',
  failed: 'Daftar widyaiswara tidak dapat dimuat',
  /** Used when the API sends no message. */
  noReason: 'Kesalahan terjadi',
  columns: { photo: 'Foto', name: 'Nama', position: 'Posisi', description: 'Deskripsi' },
  remove: 'Hapus',

  empty: 'Belum ada widyaiswara di kelas ini',
  emptyWhy: 'Widyaiswara yang ditambahkan dapat melihat kelas ini dan pesertanya.',
  emptyReader: 'Admin menambahkan widyaiswara ke kelas ini.',

  dialogWhy: 'Widyaiswara yang belum ada di kelas ini.',
  addOne: 'Tambahkan',
  addNamed: (name: string) => `Tambahkan ${name}`,
  added: 'Widyaiswara berhasil ditambahkan!',
  nobody: 'Semua widyaiswara sudah ada di kelas ini',
  nobodyWhy: 'Widyaiswara baru dibuat di menu Widyaiswara.',
  notFound: 'Tidak ada yang cocok',
  notFoundWhy: 'Coba nama atau posisi lain.',
  more: (people: number) => `${count(people)} lainnya. Persempit dengan pencarian.`,
  close: 'Tutup',

  removeTitle: 'Hapus widyaiswara dari kelas?',
  removeWhy: (name: string) =>
    `${name} tidak lagi dapat melihat kelas ini. Data widyaiswara tetap tersimpan dan dapat ditambahkan lagi.`,
  removed: 'Widyaiswara telah terhapus!',
} as const;
