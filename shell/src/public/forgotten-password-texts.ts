import { FORGOTTEN_LINK_MINUTES } from '@widya/contract/accounts-password-links';
import { NO_ADDRESS } from '@widya/contract/accounts-sentences';

/** Texts of the page that requests a password link. */
export const forgottenTexts = {
  pageTitle: 'Lupa kata sandi - Widya',
  title: 'Lupa kata sandi',
  request: 'Minta tautan kata sandi baru',
  requestWhy:
    'Tulis alamat surel akun admin atau Widyaiswara Anda. Kami mengirim tautan untuk mengatur kata sandi baru.',
  email: 'Surel',
  missing: NO_ADDRESS,
  send: 'Kirim tautan',
  sent: 'Periksa surel Anda',
  sentWhy: (email: string) =>
    `Bila ${email} terdaftar, tautan sudah kami kirim ke sana. Tautan berlaku ${FORGOTTEN_LINK_MINUTES} menit dan hanya dapat dipakai sekali.`,
  notThere: 'Bila surelnya tidak tiba, periksa folder spam atau coba lagi nanti.',
  otherAddress: 'Pakai alamat lain',
  signIn: 'Masuk',
  toSignIn: 'Kembali ke halaman masuk',
} as const;
