import { formatNumber } from '@widya/design-system/formats/number';

/** Texts for the pages of the public site. */
export const SITE_PAGES_TEXTS = {
  title: 'Halaman Situs',
  parent: 'Tampilan Antarmuka',
  context: 'Halaman yang Anda tulis sendiri untuk situs publik',
  pages: 'Halaman situs publik',
  failed: 'Halaman situs tidak dapat dimuat',

  content: 'Isi halaman',
  pageTitle: 'Judul',
  body: 'Isi',
  picture: 'Gambar',
  pictureAdvice: 'JPEG atau PNG, paling besar 5 MB. Tampil selebar halaman di atas judul.',
  pictureFailed: 'Gambar tidak dapat diunggah',
  button: 'Tombol',
  buttonLabel: 'Tulisan tombol',
  buttonUrl: 'Alamat tombol',
  buttonHelp: 'Boleh dikosongkan. Tombol tampil di bawah isi.',

  state: 'Di situs',
  shown: 'Tampil',
  hidden: 'Belum tampil',
  hiddenWhy: 'Halaman tampil dan ditautkan setelah judul dan isinya terisi.',
  open: 'Buka halaman',
  copy: 'Salin alamat halaman',
  changed: (when: string) => `Terakhir diubah ${when}`,

  tooLong: (max: number) => `Paling panjang ${formatNumber(max)} karakter`,
  noLabel: 'Isi tulisan tombol',
  noAddress: 'Isi alamat tombol, misalnya https://toko.example',
  success: 'Halaman situs berhasil diperbarui!',
} as const;
