/** Texts shown instead of a screen. 404 is verbatim. */
export const messageTexts = {
  notFoundCode: '404',
  notFound: 'Halaman yang kamu cari tidak ditemukan.',
  notFoundTitle: 'Halaman tidak ditemukan',
  noAccess: 'Kamu tidak punya akses ke halaman ini.',
  noAccessTitle: 'Tidak punya akses',
  noAccessDetail: (label: string) => `Mintalah akses area ${label} kepada superadmin bila kamu memerlukannya.`,
  toStart: 'Ke halaman awal',
  waiting: 'Akun Anda menunggu persetujuan.',
  waitingTitle: 'Menunggu persetujuan',
  waitingDetail:
    'Superadmin memeriksa akun baru lalu memberi akses menu. Sampai itu terjadi Anda hanya dapat membuka profil sendiri.',
  secondFactorTitle: 'Siapkan faktor kedua',
  secondFactorDetail:
    'Akun Anda mengelola uang atau akun orang lain, jadi masuk memerlukan faktor kedua. Aktifkan salah satu di bawah ini; setelah itu Anda langsung melanjutkan ke halaman yang dituju.',
  checkAgain: 'Periksa lagi',
  toProfile: 'Buka profil',
} as const;

/** Texts for a screen of a remote that is loading or failed. */
export const remoteTexts = {
  loading: (title: string) => `Memuat ${title}`,
  slow: 'Jaringan sedang lambat. Mohon tunggu sebentar.',
  failedTitle: (label: string) => `Area ${label} tidak dapat dimuat`,
  rest: 'Bagian lain Widya tetap dapat dipakai.',
  retry: 'Coba lagi',
  incident: 'Kode kejadian',
  copyIncident: 'Salin kode kejadian',
  reset: 'Gunakan versi terbit',
  details: 'Lihat diagnosis',
  disabledTitle: (label: string) => `Area ${label} sedang dinonaktifkan`,
  disabled: 'Superadmin menonaktifkan area ini untuk sementara. Datanya tetap tersimpan. Coba lagi nanti.',
  degradedTitle: (label: string) => `Area ${label} memakai versi sebelumnya`,
  degraded: 'Versi terbaru tidak dapat dijalankan, jadi versi sebelumnya yang ditampilkan.',
  runtimeTitle: (label: string) => `Ada kesalahan di area ${label}`,
  runtime: 'Layar ini tetap dapat dipakai. Periksa apakah langkah terakhir Anda berhasil, atau muat ulang halaman.',
  reload: 'Muat ulang',
  causes: {
    network: 'Berkasnya tidak sampai: jaringan terputus atau server berkas tidak menjawab.',
    http: 'Server berkas menolak atau tidak menemukan berkasnya.',
    timeout: 'Berkasnya tidak selesai dimuat dalam 10 detik.',
    'not-script': 'Yang diterima bukan berkas yang diterbitkan.',
    evaluation: 'Berkasnya sampai, tetapi gagal dijalankan.',
    'missing-screen': 'Versi yang terbit tidak memuat layar ini.',
    contract: 'Area ini dibuat untuk versi Widya yang lain. Muat ulang halaman atau hubungi admin.',
    runtime: 'Layar ini mengalami kesalahan saat dipakai.',
    render: 'Layar ini berhenti karena kesalahan di dalamnya.',
  },
} as const;
