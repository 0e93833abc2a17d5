/** Texts of the public site. Source: specification 3 §2.16 and §8; the others in its voice. */
export const INTERFACE_TEXTS_TEXTS = {
  title: 'Tampilan Antarmuka',
  context: 'Teks yang dibaca pengunjung di situs publik',
  updated: (when: string) => `Terakhir diubah ${when}`,
  pages: 'Halaman Situs',
  screens: 'Layar situs publik',
  unused: 'Belum ada halaman yang memakai teks ini. Teks tampil setelah situs peserta tersedia.',
  failed: 'Teks antarmuka tidak dapat dimuat',

  drawing: (screen: string) => `Gambar acuan: ${screen}`,
  drawingHelp: 'Tekan nomor pada gambar untuk menyunting teksnya.',
  marker: (place: number, label: string) => `Sunting teks ${place}: ${label}`,

  numbered: (place: number, label: string) => `${place}. ${label}`,
  counter: (used: number, max: number) => `${used}/${max}`,
  counterSaid: (used: number, max: number) => `${used} dari ${max} karakter`,
  saved: (text: string) => `Tersimpan: ${text}`,
  revert: 'Kembalikan',
  revertOf: (label: string) => `Kembalikan teks tersimpan: ${label}`,
  previous: (text: string) => `Sebelumnya: ${text}`,
  again: 'Pakai lagi',
  againOf: (label: string) => `Pakai lagi teks sebelumnya: ${label}`,
  standard: 'Teks baku',

  empty: 'Teks tidak boleh kosong',
  tooLong: (max: number) => `Teks paling panjang ${max} karakter`,
  draft: (clock: string) => `konsep tersimpan ${clock}`,
  problems: (fields: number) => `${fields} isian perlu diperbaiki`,
  success: 'Tampilan antarmuka berhasil diperbarui!',
  saveFailed: 'Kesalahan Terjadi!',
  discardWhy: 'Teks yang belum disimpan akan hilang.',
} as const;
