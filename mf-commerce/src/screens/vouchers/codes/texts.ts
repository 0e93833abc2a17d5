/** Texts for the codes of new vouchers. */
export const CODES_TEXTS = {
  title: 'Kode voucher',
  created: (count: string, name: string) => `${count} kode untuk ${name}. Kode ini juga tampil di daftar voucher.`,
  label: 'Kode',
  copy: 'Salin semua',
  print: 'Cetak',
  download: 'Unduh CSV',
  fileName: 'data-voucher.csv',
  downloaded: 'data-voucher.csv terunduh',
  toBatch: 'Lihat batch ini',
  done: 'Selesai',
  columns: ['nama', 'kode'],
} as const;
