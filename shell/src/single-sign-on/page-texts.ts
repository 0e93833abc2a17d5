/**
 * Texts of `SingleSignOnPage`, which redirects staff to the provider of their organisation and completes the sign-in
 * when they return.
 */
export const pageTexts = {
  pageTitle: 'Masuk - Widya',
  title: (name: string | null) => (name === null ? 'Masuk' : `Masuk dengan ${name}`),
  redirecting: 'Menuju halaman masuk…',
  redirectingWhy: 'Anda akan dibawa ke halaman penyedia akun organisasi Anda.',
  finishing: 'Memeriksa akun Anda…',
  finishingWhy: 'Sebentar lagi Anda masuk.',
  failed: 'Anda belum masuk',
  noAnswer: 'Server tidak dapat dihubungi. Periksa jaringan, lalu coba lagi.',
  unknown: 'Proses masuk ini tidak berlaku lagi. Mulai sekali lagi.',
  retry: 'Coba lagi',
  toSignIn: 'Ke halaman masuk',
} as const;
