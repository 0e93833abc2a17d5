import type { PriceLabels } from '@widya/record-kit/batch-price/priced';

/** 'Ubah Harga Kelas Mendatang'. Source: D46. */
export const PRICE_TEXTS: PriceLabels = {
  title: 'Ubah Harga Kelas Mendatang',
  search: 'Cari nama, kode, topik',
  none: 'Belum ada kelas yang akan datang',
  noneWhy: 'Harga hanya dapat diubah untuk kelas mendatang.',
  failed: 'Daftar kelas tidak dapat dimuat',
};
