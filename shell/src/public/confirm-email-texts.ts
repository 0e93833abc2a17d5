/** Texts of the page of a confirmation link. */
export const confirmTexts = {
  pageTitle: 'Konfirmasi surel - Widya',
  title: 'Konfirmasi alamat surel',
  question: 'Selesaikan pendaftaran Anda',
  questionWhy: 'Tekan tombol di bawah untuk memastikan bahwa alamat surel ini milik Anda.',
  confirm: 'Konfirmasi surel',
  done: 'Alamat surel sudah dikonfirmasi',
  doneWhy: 'Anda sekarang dapat masuk. Superadmin memeriksa akun baru sebelum memberi akses menu.',
  signIn: 'Masuk',
  invalid: 'Tautan tidak berlaku lagi',
  invalidWhy:
    'Tautan ini sudah dipakai atau melewati 24 jam. Bila alamat Anda belum dikonfirmasi, mintalah tautan baru.',
  resend: 'Kirim ulang',
  resent: 'Periksa surel Anda',
  resentWhy: 'Bila alamat Anda belum dikonfirmasi, tautan baru sudah kami kirim. Tautan sebelumnya tidak berlaku lagi.',
  failed: 'Permintaan belum dapat dijalankan',
  noAnswer: 'Peladen tidak menjawab. Periksa jaringan, lalu coba lagi.',
  retry: 'Coba lagi',
} as const;
