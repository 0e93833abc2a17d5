/** Topic management. Source. */
export const TOPIC_TEXTS = {
  title: 'Kelola Topik',
  description: 'Topik mengelompokkan kelas. Topik yang dihapus tetap terbaca pada kelasnya.',
  search: 'Cari topik',
  add: 'Tambah Topik',
  edit: 'Sunting',
  editTitle: 'Sunting Topik',
  hide: 'Hapus',
  restore: 'Pulihkan',
  deleted: 'Dihapus',
  usedBy: (classes: string) => `${classes} kelas`,
  unused: 'Belum dipakai',
  actionsOf: (name: string) => `Tindakan untuk topik ${name}`,

  codeHelp: 'Kosongkan untuk kode acak.',
  codeFixed: 'Kode tidak dapat diubah.',
  added: 'Topik baru berhasil ditambahkan!',
  updated: 'Topik baru berhasil diperbaharui!',
  removed: 'Topik berhasil terhapus',
  restored: 'Topik berhasil dipulihkan!',
  hideTitle: 'Hapus topik?',
  hideWhy: (name: string, classes: string) =>
    `Topik ${name} dipakai ${classes} kelas. Kelas itu tetap menampilkan namanya dengan keterangan (Dihapus).`,
  hideUnused: (name: string) => `Topik ${name} tidak dipakai kelas mana pun. Topik dapat dipulihkan kapan saja.`,

  empty: 'Belum ada topik',
  emptyWhy: 'Tambahkan topik agar kelas mudah dikelompokkan.',
  filtered: 'Tidak ada topik yang cocok',
  filteredWhy: 'Ubah kata pencarian.',
  failed: 'Daftar topik tidak dapat dimuat',
  save: 'Simpan',
  close: 'Tutup',
} as const;
