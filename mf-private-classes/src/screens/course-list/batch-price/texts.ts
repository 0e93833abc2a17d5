import type { PriceLabels } from '@widya/record-kit/batch-price/priced';

/** 'Ubah Harga'. Source: D46. */
export const PRICE_TEXTS: PriceLabels = {
  title: 'Ubah Harga',
  search: 'Cari nama atau kode',
  none: 'Belum ada kelas daring mandiri',
  noneWhy: 'Harga dapat diubah setelah ada kelas yang tidak disembunyikan.',
  failed: 'Daftar kelas daring mandiri tidak dapat dimuat',
};
