/** Texts for removing the second factors of a colleague. */
export const RESET_FACTOR_TEXTS = {
  action: 'Atur ulang faktor kedua',
  title: 'Atur ulang faktor kedua?',
  why: (name: string) =>
    `Aplikasi autentikator, passkey, dan kode pemulihan ${name} dihapus. ${name} keluar dari semua perangkat, menerima surel, dan masuk lagi dengan kata sandi saja.`,
  done: 'Faktor kedua diatur ulang',
} as const;
