/** Notifikasi. Source: D133. */
export const NOTIFICATIONS_TEXTS = {
  title: 'Notifikasi',
  context: (total: string) => `${total} notifikasi`,
  create: 'Notifikasi Baru',
  search: 'Cari judul atau konten',
  failed: 'Daftar notifikasi tidak dapat dimuat',
  columns: {
    title: 'Judul',
    link: 'Tautan',
    audience: 'Penerima',
    status: 'Status',
    by: 'Dikirim oleh',
    sent: 'Dikirim',
  },
  statuses: { stored: 'Tersimpan', sent: 'Terkirim', failed: 'Gagal Terkirim', waiting: 'Sedang dikirim' },
  reason: 'Alasan',
  delivered: 'Diterima ponsel',
  undelivered: 'Tidak sampai',
  devices: (delivered: string, failed: string) =>
    failed === '0' ? `${delivered} ponsel` : `${delivered} ponsel, ${failed} tidak sampai`,
  retry: 'Kirim ulang',
  retried: 'Notifikasi dikirim ulang',
  retryFailed: 'Notifikasi tidak dapat dikirim ulang',
  noPush: 'Notifikasi hanya disimpan',
  noPushWhy:
    'Layanan push belum diatur di server ini, jadi notifikasi baru tidak muncul di ponsel pengguna dan hanya terbaca di aplikasi. Mintalah pengelola server mengaturnya.',
  noDevices: 'Belum ada ponsel yang terdaftar',
  noDevicesWhy: 'Notifikasi baru terbaca di aplikasi, tetapi tidak muncul di layar kunci siapa pun.',
  noLink: 'Tanpa tautan',
  actions: { open: 'Lihat', copy: 'Pakai sebagai notifikasi baru' },
  openOf: (title: string) => `Lihat ${title}`,
  empty: 'Belum ada notifikasi',
  emptyWhy: 'Notifikasi untuk pengguna aplikasi tampil di sini.',
  close: 'Tutup',
} as const;

export const CREATE_TEXTS = {
  title: 'Judul',
  titleHelp: 'Layar kunci menampilkan sekitar 40 karakter.',
  body: 'Konten',
  link: 'Tautan',
  linkHelp: 'Dibuka saat notifikasi ditekan.',
  send: 'Kirim',
  preview: 'Pratinjau di ponsel',
  audience: (count: string) => `Akan dikirim ke ${count} pengguna aktif.`,
  audienceOnDevices: (count: string, devices: string) =>
    `Akan dikirim ke ${devices} ponsel terdaftar dan terbaca di aplikasi oleh ${count} pengguna aktif.`,
  noDevices: (count: string) =>
    `Belum ada ponsel yang terdaftar: notifikasi hanya terbaca di aplikasi oleh ${count} pengguna aktif.`,
  stored: (count: string) => `Hanya disimpan: layanan push belum diatur, ${count} pengguna aktif tidak diberi tahu.`,
  nobody: 'Belum ada pengguna aktif yang dapat menerima notifikasi.',
  audienceFailed: 'Jumlah penerima tidak dapat dimuat',
  confirmTitle: 'Kirim notifikasi?',
  confirm: (title: string, count: string) =>
    `“${title}” akan dikirim ke ${count} pengguna aktif. Notifikasi yang sudah terkirim tidak dapat ditarik.`,
  storeTitle: 'Simpan notifikasi?',
  store: (title: string) => `“${title}” hanya disimpan, karena layanan push belum diatur di server ini.`,
  storeUnheard: (title: string) =>
    `“${title}” terbaca di aplikasi, tetapi tidak muncul di ponsel siapa pun, karena belum ada ponsel yang terdaftar.`,
  confirmStore: 'Simpan',
  confirmSend: (count: string) => `Kirim ke ${count} pengguna`,
  againTitle: 'Kirim sekali lagi?',
  again: 'Notifikasi dengan isi yang sama baru saja dikirim. Pengguna akan menerimanya dua kali.',
  sendAgain: 'Kirim lagi',
  created: 'Notifikasi berhasil ditambahkan!',
} as const;

export const PREVIEW_TEXTS = {
  app: 'Widya',
  now: 'sekarang',
  label: 'Tampilan notifikasi di layar kunci',
  noTitle: 'Judul notifikasi',
  noBody: 'Konten notifikasi',
} as const;
