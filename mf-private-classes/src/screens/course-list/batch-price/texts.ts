import type { PriceWords } from '@widya/batch-price/priced';

/** 'Ubah Harga'. Source: specification 2 §2 and 3 §2.1, decision 46. */
export const PRICE_TEXTS: PriceWords = {
  title: 'Ubah Harga',
  search: 'Cari nama atau kode',
  none: 'Belum ada kelas daring mandiri',
  noneWhy: 'Harga dapat diubah setelah ada kelas yang tidak disembunyikan.',
  failed: 'Daftar kelas daring mandiri tidak dapat dimuat',
};
