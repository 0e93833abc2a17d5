/** Texts of the dialogs above a page whose session has ended. */
export const guardTexts = {
  expired: {
    title: 'Sesi Anda berakhir',
    body: 'Masukkan kata sandi untuk melanjutkan. Isian di halaman ini tetap ada.',
  },
  'signed-out-elsewhere': {
    title: 'Anda sudah keluar di tab lain',
    body: 'Masuk kembali untuk melanjutkan di sini. Isian di halaman ini tetap ada.',
  },
  'other-account': {
    title: 'Akun lain sudah masuk',
    body: 'Akun lain masuk di tab lain. Muat ulang halaman ini untuk melanjutkan dengan akun itu.',
  },
  email: 'Email',
  password: 'Kata sandi',
  continue: 'Lanjutkan',
  leave: 'Ke halaman masuk',
  reload: 'Muat ulang',
} as const;
