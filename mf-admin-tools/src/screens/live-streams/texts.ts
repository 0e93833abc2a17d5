/** The list of live streams. Source: D128 and D129. */
export const LIVE_STREAMS_TEXTS = {
  title: 'Siaran Langsung',
  context: (total: string) => `${total} siaran`,
  create: 'Buat Tautan Streaming',
  search: 'Cari judul, kode, atau tautan',
  columns: { code: 'Kode', name: 'Judul', url: 'Url Video', status: 'Status' },
  actions: {
    manage: 'Kelola',
    activate: 'Pulihkan',
    deactivate: 'Nonaktifkan',
    open: 'Ke Siaran',
    remove: 'Hapus',
  },
  failed: 'Daftar siaran langsung tidak dapat dimuat',
  empty: 'Belum ada siaran langsung',
  emptyWhy: 'Siaran langsung menampilkan video di situs publik dengan alamat sendiri.',

  switchTitle: (active: boolean) => `Konfirmasi ${active ? 'Aktifkan' : 'Non Aktifkan'} Siaran Langsung`,
  switchWhy: (name: string, active: boolean) =>
    `Apakah kamu yakin ingin ${active ? 'mengaktifkan' : 'menonaktifkan'} siaran langsung ${name}?`,
  switchEnded: 'Waktu berakhirnya sudah lewat: siaran akan tampil sebagai Selesai.',
  confirm: 'Konfirmasi',
  activated: (name: string) => `Siaran Langsung ${name} berhasil di Aktifkan`,
  deactivated: (name: string) => `Siaran Langsung ${name} berhasil di Non Aktifkan`,

  removeTitle: 'Konfirmasi Hapus',
  removeWhy: (name: string) => `Apakah kamu yakin ingin menghapus siaran langsung ${name}? Siaran terhapus permanen.`,
  removeActiveWhy: (name: string) =>
    `Siaran langsung ${name} masih aktif dan dapat ditonton di situs publik. Penontonnya terputus begitu dihapus. Tetap hapus?`,
  removed: (name: string) => `Siaran Langsung ${name} berhasil dihapus!`,
} as const;
