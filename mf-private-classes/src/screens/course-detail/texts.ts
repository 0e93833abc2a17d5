export const DETAIL_TEXTS = {
  courses: 'Kelas Daring Mandiri',
  failed: 'Kelas daring mandiri tidak dapat dimuat',
  code: (code: string) => `kode ${code}`,
  hidden: 'Disembunyikan',
  registrants: 'Pendaftar',
  accepted: 'Diterima',
  waiting: 'Menunggu pembayaran',
  income: 'Pemasukan',
  history: 'Riwayat',
  noHistory: 'Belum ada riwayat.',
} as const;
