/** Texts of this screen. Source: C-224 to C-226. */
export const INTERFACE_TEXTS_TEXTS = {
  title: 'Tampilan Antarmuka',
  context: 'Teks yang dibaca pengunjung di situs publik',
  updated: (when: string) => `Terakhir diubah ${when}`,
  pages: 'Halaman Situs',
  screens: 'Layar situs publik',
  shownAt: {
    header_menu: 'Tampil di bagian atas setiap halaman situs; petunjuk pencarian tampil di daftar kelas.',
    footer:
      'Tampil di bagian bawah setiap halaman situs. Tautan tentang kami, syarat, dan privasi tampil setelah halamannya ditulis di Halaman Situs.',
    class_detail:
      'Tampil di halaman setiap kelas; label biaya dan tombol bagikan juga di halaman event dan kelas mandiri.',
    private_class_detail: 'Tampil di halaman setiap kelas mandiri; tombol mulai tampil di tiketnya.',
    profile_page: 'Tampil di halaman Tiket saya dan Profil peserta.',
    transaction_page: 'Tampil di halaman Tiket saya, di atas daftar transaksi.',
    transaction_card: 'Tampil pada setiap transaksi di halaman Tiket saya.',
    transaction_detail:
      'Tampil di halaman bayar setiap pesanan; tombol bayar juga di Tiket saya, label voucer juga di formulir pendaftaran.',
  },
  openPage: {
    catalogue: 'Buka daftar kelas',
    account: 'Buka Tiket saya',
    ownProfile: 'Buka Profil',
  },
  failed: 'Teks antarmuka tidak dapat dimuat',

  drawing: (screen: string) => `Gambar acuan: ${screen}`,
  drawingHelp: 'Tekan nomor pada gambar untuk menyunting teksnya.',
  marker: (number: number, label: string) => `Sunting teks ${number}: ${label}`,

  numbered: (number: number, label: string) => `${number}. ${label}`,
  counter: (used: number, max: number) => `${used}/${max}`,
  counterLabel: (used: number, max: number) => `${used} dari ${max} karakter`,
  saved: (text: string) => `Tersimpan: ${text}`,
  revert: 'Kembalikan',
  revertOf: (label: string) => `Kembalikan teks tersimpan: ${label}`,
  previous: (text: string) => `Sebelumnya: ${text}`,
  again: 'Pakai lagi',
  againOf: (label: string) => `Pakai lagi teks sebelumnya: ${label}`,
  standard: 'Teks baku',

  draft: (clock: string) => `konsep tersimpan ${clock}`,
  problems: (fields: number) => `${fields} isian perlu diperbaiki`,
  success: 'Tampilan antarmuka berhasil diperbarui!',
  saveFailed: 'Kesalahan Terjadi!',
  discardWhy: 'Teks yang belum disimpan akan hilang.',
} as const;
