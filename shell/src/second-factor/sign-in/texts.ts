import { NOT_LOADED } from '@widya/design-system/not-loaded';

/** Texts of the second step of a sign-in, and of the sign-in with a passkey. */
export const stepTexts = {
  title: 'Faktor kedua',
  totpDetail: 'Kata sandi benar. Masukkan kode 6 angka dari aplikasi autentikator Anda.',
  recoveryDetail: 'Masukkan salah satu kode pemulihan yang Anda simpan. Setiap kode hanya dapat dipakai sekali.',
  passkeyDetail: 'Kata sandi benar. Lanjutkan dengan passkey Anda.',
  code: 'Kode autentikator',
  recoveryCode: 'Kode pemulihan',
  continue: 'Lanjutkan',
  toTotp: 'Pakai kode autentikator',
  toPasskey: 'Pakai passkey',
  toRecovery: 'Pakai kode pemulihan',
  back: 'Kembali',
  missing: 'Masukkan kodenya dahulu',
  noPasskey: 'Passkey tidak jadi dipakai. Coba lagi, atau pakai cara lain.',
  over: 'Waktunya sudah habis. Kembali, lalu masukkan kata sandi sekali lagi.',
  signIn: 'Masuk dengan passkey',
  unknownPasskey: 'Passkey ini tidak membuka akun apa pun di sini. Masuk dengan email dan kata sandi.',
  notLoaded: `${NOT_LOADED.title}. ${NOT_LOADED.why}`,
  again: 'Coba lagi',
} as const;
