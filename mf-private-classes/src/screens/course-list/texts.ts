import { formatNumber as count } from '@widya/design-system/formats/number';

/** Texts of the list of courses; those quoted by C-007 to C-021 are verbatim. */
export const TEXTS = {
  title: 'Daftar Kelas Daring Mandiri',
  prices: 'Ubah Harga Kelas',
  create: 'Buat Kelas Baru',
  exportName: 'daftar-kelas-daring-mandiri',
  search: 'Cari nama, kode, kategori',
  context: (shown: number, hidden: number) =>
    hidden === 0 ? `${count(shown)} kelas` : `${count(shown)} kelas · ${count(hidden)} tersembunyi`,
  showHidden: 'Tampilkan tersembunyi',
  hideHidden: 'Sembunyikan tersembunyi',

  columns: { name: 'Nama kelas', price: 'Harga', waiting: 'Daftar', accepted: 'Bayar', state: 'Keadaan' },
  hints: { waiting: 'Pendaftar yang menunggu pembayaran', accepted: 'Peserta yang diterima' },
  hidden: 'Disembunyikan',
  shown: 'Tampil',
  code: 'Kode',
  income: 'Pemasukan',

  actions: { manage: 'Kelola' },

  empty: 'Belum ada kelas daring mandiri',
  emptyWhy: 'Kelas yang dibuat tampil di sini.',
  emptyInstructor: 'Kelas yang ditugaskan kepada Anda tampil di sini.',
  failed: 'Daftar kelas daring mandiri tidak dapat dimuat',
} as const;
