/** Texts of the list of instructors. Source: C-204 to C-211, byte for byte. */
export const INSTRUCTORS_TEXTS = {
  title: 'Widyaiswara',
  context: (total: string, active: boolean) => `${total} widyaiswara ${active ? 'aktif' : 'terhapus'}`,
  tabsLabel: 'Status widyaiswara',
  tabs: { active: 'Aktif', deleted: 'Terhapus' },
  add: '+ Tambah Widyaiswara',
  search: 'Cari nama, posisi, atau surel',
  searchByReader: 'Cari nama atau posisi',
  columns: { photo: 'Foto', name: 'Nama', position: 'Posisi', description: 'Deskripsi', email: 'Surel' },
  actions: { manage: 'Kelola', password: 'Kirim tautan kata sandi', remove: 'Hapus', restore: 'Pulihkan' },
  failed: 'Daftar widyaiswara tidak dapat dimuat',
  empty: 'Belum ada widyaiswara',
  emptyWhy: 'Tambahkan widyaiswara agar ia dapat dihubungkan dengan kelas.',
  emptyReader: 'Admin menambahkan widyaiswara di sini.',
  emptyDeleted: 'Tidak ada widyaiswara yang terhapus',
  emptyDeletedWhy: 'Widyaiswara yang dihapus tampil di sini dan dapat dipulihkan.',
  toActive: 'Lihat widyaiswara aktif',

  removeTitle: 'Konfirmasi Hapus Widyaiswara',
  removeWhy: (name: string) =>
    `${name} langsung keluar dan tidak dapat masuk lagi. Kelas yang sudah lewat tetap mencantumkannya, dan akunnya dapat dipulihkan.`,
  removed: 'Widyaiswara telah terhapus!',
  upcoming: 'Widyaiswara ini masih mengajar kelas yang akan datang.',
  unlink: 'Lepaskan dahulu dari kelas berikut:',
  restored: 'Widyaiswara berhasil dipulihkan!',

  passwordTitle: 'Kirim tautan kata sandi?',
  passwordWhy: (name: string, email: string) =>
    `${name} menerima surel di ${email} dengan tautan sekali pakai untuk mengatur kata sandinya. Kata sandi sekarang tetap berlaku sampai diganti.`,
  passwordConfirm: 'Kirim',
  passwordSent: (until: string) => `Tautan kata sandi dikirim. Berlaku sampai ${until}.`,
} as const;
