import { formatNumber as count } from '@widya/design-system/formats/number';

/** Most classes or courses that one change takes. Source: contract `updateCoursePrices`. */
export const PRICED_MAX = 1_000;

/** Texts shared by classes and courses. Source: B-058, D46. */
export const PRICE_TEXTS = {
  pickHelp: 'Pilih kelas, lalu tulis harga barunya.',
  all: (found: number) => `Pilih semua (${count(found)})`,
  chosen: (chosen: number) => `${count(chosen)} kelas dipilih`,
  notFound: 'Tidak ada kelas yang cocok',
  notFoundWhy: 'Ubah kata pencarian.',
  /** Used when the API sends no message. */
  noReason: 'Kesalahan terjadi',

  price: 'Harga baru',
  priceHelp: 'Tulis 0 untuk kelas gratis.',
  chooseOne: 'Pilih minimal satu kelas',
  tooMany: `Pilih paling banyak ${count(PRICED_MAX)} kelas sekaligus`,
  enterPrice: 'Harap mengisi harga baru',
  tooDear: 'Harga paling tinggi Rp1.000.000.000',
  preview: 'Periksa perubahan',

  previewTitle: 'Periksa perubahan harga',
  changes: (classes: number) => `${count(classes)} kelas berganti harga`,
  unchanged: (classes: string) => `${classes} kelas sudah memakai harga ini dan tidak diubah.`,
  affected: (people: number) =>
    people === 0
      ? 'Belum ada pesanan pada kelas ini.'
      : `${count(people)} pesanan lama tetap memakai harga lama. Harga baru berlaku untuk pendaftar berikutnya.`,
  nothing: 'Semua kelas yang dipilih sudah memakai harga ini.',
  orders: (people: string) => `${people} pesanan lama`,
  back: 'Kembali',
  confirm: (classes: number) => `Ubah harga ${count(classes)} kelas`,

  doneTitle: 'Harga sudah diubah',
  done: (classes: number) => `Harga ${count(classes)} kelas berhasil diperbarui.`,
  close: 'Tutup',
  cancel: 'Batal',
} as const;

/** Highest price. Source: contract `rupiah`. */
export const PRICE_MAX = 1_000_000_000;
