/** Webhook: the list and the dialogs about one webhook. */
export const WEBHOOKS_TEXTS = {
  title: 'Daftar webhook',
  context: (total: string) => `${total} webhook ke program lain`,
  add: 'Tambah webhook',
  search: 'Cari nama atau alamat webhook',
  columns: { name: 'Webhook', events: 'Kejadian', last: 'Pengiriman terakhir', state: 'Keadaan' },
  neverSent: 'Belum pernah',
  waiting: (count: string) => `${count} menunggu`,
  failedCount: (count: string) => `${count} gagal`,
  allEvents: 'Semua kejadian',
  logOf: (name: string) => `Lihat pengiriman ${name}`,
  actions: {
    log: 'Lihat pengiriman',
    edit: 'Sunting',
    rotate: 'Ganti rahasia',
    deactivate: 'Nonaktifkan',
    remove: 'Hapus',
  },
  empty: 'Belum ada webhook',
  emptyWhy: 'Dengan webhook, Widya memberi tahu program lain begitu pendaftaran, pembayaran, atau sertifikat berubah.',
  failed: 'Daftar webhook tidak dapat dimuat',

  deactivateTitle: 'Nonaktifkan webhook?',
  deactivateWhy: (name: string) =>
    `${name} tidak lagi menerima kejadian. Kejadian selama nonaktif tidak disusulkan; pengiriman yang masih menunggu dilanjutkan setelah webhook diaktifkan lagi.`,
  deactivated: 'Webhook berhasil dinonaktifkan!',
  removeTitle: 'Hapus webhook?',
  removeWhy: (name: string) => `${name} tidak lagi menerima kejadian, dan log pengirimannya ikut terhapus.`,
  removed: 'Webhook berhasil dihapus!',
  rotateTitle: 'Ganti rahasia?',
  rotateWhy: (name: string) =>
    `${name} mendapat rahasia baru. Selama 24 jam setiap pengiriman juga ditandatangani dengan rahasia lama, supaya program penerima sempat diganti.`,
} as const;

/** The secret of a new webhook, shown once. */
export const CREATED_SECRET_TEXTS = {
  title: 'Webhook berhasil ditambahkan',
  once: 'Salin rahasia ini sekarang. Setelah ditutup, rahasia tidak akan ditampilkan lagi.',
  secret: (name: string) => `Rahasia untuk ${name}`,
  use: 'Program penerima memakainya untuk memeriksa tanda tangan setiap pengiriman, di header webhook-signature.',
  copy: 'Salin rahasia',
  done: 'Sudah disalin, tutup',
} as const;

/** The secret that replaces another, shown once. */
export const ROTATED_SECRET_TEXTS = {
  ...CREATED_SECRET_TEXTS,
  title: 'Rahasia berhasil diganti',
  use: 'Rahasia lama masih berlaku 24 jam. Ganti di program penerima sebelum itu.',
} as const;
