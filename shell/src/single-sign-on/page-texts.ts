/** Texts of the page between product and provider. */
export const pageTexts = {
  pageTitle: 'Masuk - Widya',
  title: (name: string | null) => (name === null ? 'Masuk' : `Masuk dengan ${name}`),
  leading: 'Menuju halaman masuk…',
  leadingWhy: 'Anda akan dibawa ke halaman penyedia akun organisasi Anda.',
  finishing: 'Memeriksa akun Anda…',
  finishingWhy: 'Sebentar lagi Anda masuk.',
  failed: 'Anda belum masuk',
  noAnswer: 'Server tidak dapat dihubungi. Periksa jaringan, lalu coba lagi.',
  over: 'Proses masuk ini tidak berlaku lagi. Mulai sekali lagi.',
  retry: 'Coba lagi',
  toSignIn: 'Ke halaman masuk',
} as const;
