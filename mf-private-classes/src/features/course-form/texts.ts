import { POSTER_TEXTS } from '@widya/record-kit/poster/texts';

/** Messages of validation. Source: C-030 to C-034. */
export const FORM_ERRORS = {
  struckPrice: 'Harga coret harus lebih tinggi dari harga kelas',
} as const;

/** Titles of the sections, by anchor. Source: C-023 to C-026. */
export const SECTION_TITLES = {
  rincian: 'Rincian kelas',
  poster: POSTER_TEXTS.title,
  video: 'Video pratinjau',
  pelajaran: 'Yang akan dipelajari',
  kategori: 'Kategori',
  harga: 'Harga',
} as const;

export const FORM_TEXTS = {
  title: 'Nama kelas',
  code: 'Kode kelas',
  codeHelp: 'Kosongkan untuk kode acak. Kode tidak dapat diubah setelah kelas dibuat.',
  codeFixed: (id: number) => `Kode tidak dapat diubah. ID kelas ${id}.`,
  link: 'Tautan kelas',
  copyLink: 'Salin tautan',
  certificate: 'Sertifikat',
  yes: 'Ya',
  no: 'Tidak',
  certificateHelp: 'Apakah peserta yang selesai mendapat sertifikat.',
  description: 'Deskripsi',
  videoUrl: 'Tautan video pratinjau',
  video: 'Video pratinjau',
  videoUploaded: 'Video yang diunggah dipakai sebagai pratinjau.',
  removeVideo: 'Hapus video',
  lesson: 'Yang akan dipelajari',
  lessons: 'Daftar yang akan dipelajari',
  addLesson: 'Tambah yang akan dipelajari',
  categoryItem: 'Kategori',
  categories: 'Daftar kategori',
  addCategory: 'Tambah kategori',
  price: 'Harga',
  priceHelp: 'Pesanan yang sudah dibuat memakai harga lama. 0 berarti Gratis.',
} as const;

/** Messages after saving. */
export const SAVED_TEXTS = {
  created: 'Data berhasil tersimpan',
  updated: 'Data berhasil tersimpan!',
} as const;
