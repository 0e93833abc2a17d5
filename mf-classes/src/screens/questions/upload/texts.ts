import { formatNumber } from '@widya/design-system/formats/number';

/** Texts of the upload of questions; those quoted by B-043, B-046 and B-047 are verbatim. */
export const UPLOAD_TEXTS = {
  title: 'Unggah Pertanyaan',
  why: 'File CSV dengan pemisah titik koma. Baris pertama: Nama;Surel;Pertanyaan;Jawaban.',
  file: 'File CSV',
  choose: 'Pilih file CSV',
  wrongType: 'Harap Unggah File dengan Tipe  : text/csv',
  example: 'Unduh file contoh',
  exampleFile: 'contoh-pertanyaan.csv',
  cancel: 'Batal',
  another: 'Pilih file lain',
  commit: (rows: number) => `Simpan ${formatNumber(rows)} Pertanyaan`,

  rows: (rows: number) => `${formatNumber(rows)} baris`,
  blocking: (rows: number) => `${formatNumber(rows)} bermasalah`,
  warnings: (rows: number) => `${formatNumber(rows)} penanya tidak terdaftar`,
  unregistered:
    'Penanya yang tidak terdaftar di kelas ini: pertanyaannya akan dibuat tanpa identitas dan tanpa ID peserta.',
  views: { all: 'Semua', problems: 'Bermasalah', warnings: 'Tidak terdaftar' },
  view: 'Baris yang ditampilkan',
  rowNumber: (row: number) => `Baris ${formatNumber(row)}`,
  corrected: 'Diperbaiki',
  skipped: 'Dilewati',
  skip: 'Lewati',
  skipRow: (row: number) => `Lewati baris ${formatNumber(row)}`,
  keep: 'Jangan lewati',
  keepRow: (row: number) => `Jangan lewati baris ${formatNumber(row)}`,
  skipAll: 'Lewati semua yang bermasalah',
  stillWrong: (rows: number) => `${formatNumber(rows)} baris perlu diperbaiki atau dilewati.`,
  answered: 'Jawaban',
  fields: { nama: 'Nama', surel: 'Surel', pertanyaan: 'Pertanyaan', jawaban: 'Jawaban' },
  missing: 'Wajib diisi',
  tooLong: (most: number) => `Maksimal ${formatNumber(most)} karakter`,

  done: 'Unggahan Berhasil!',
  created: (created: number, skipped: number) =>
    skipped === 0
      ? `${formatNumber(created)} pertanyaan dibuat.`
      : `${formatNumber(created)} pertanyaan dibuat, ${formatNumber(skipped)} baris dilewati.`,
  commitFailed: 'Kesalahan terjadi. Periksa console',
} as const;
