import { INCOMPLETE_REGISTRATION, INCOMPLETE_SIGN_IN } from '@widya/contract/accounts-sentences';
/** Texts of sign-in and registration; those quoted by are verbatim. */
export const authTexts = {
  login: {
    title: 'Masuk',
    submit: 'Masuk',
    other: 'Belum punya akun?',
    toOther: 'Daftar',
  },
  register: {
    title: 'Daftar',
    submit: 'Daftar',
    other: 'Sudah punya akun?',
    toOther: 'Masuk',
    note: 'Akun baru hanya dapat membuka profil sampai superadmin memberi akses.',
  },
  mailed: (email: string) =>
    `Periksa surel Anda. Bila ${email} dapat didaftarkan, tautan konfirmasi sudah kami kirim ke sana.`,
  mailedWhy:
    'Anda dapat masuk setelah membuka tautan itu, yang berlaku 24 jam. Bila surelnya tidak tiba, periksa folder spam atau daftar sekali lagi.',
  signInAs: 'Masuk sebagai',
  admin: 'Admin',
  instructor: 'Widyaiswara',
  email: 'Email',
  name: 'Nama',
  password: 'Kata sandi',
  confirmation: 'Konfirmasi kata sandi',
  passwordHelp: 'Minimal 8 karakter',
  forgottenPassword: 'Lupa kata sandi?',
  capsLock: 'Caps Lock sedang aktif',
  incompleteLogin: INCOMPLETE_SIGN_IN,
  incompleteRegister: INCOMPLETE_REGISTRATION,
  passwordsDiffer: 'Kata sandi tidak sesuai',
  confirmationNote: '(Password Tidak Sama)',
  wrongCredentials: 'Periksa kembali email dan kata sandi',
  fallback: 'Terjadi Kesalahan',
  noAnswer:
    'Server tidak dapat dihubungi. Periksa jaringan, lalu coba lagi. Yang sudah diketik tetap tersimpan di sini.',
  tooMany: 'Terlalu banyak percobaan.',
  waitOn: (wait: string) => `Coba lagi dalam ${wait}.`,
  waitButton: (wait: string) => `Tunggu ${wait}`,
  requestId: (id: string) => `Kode permintaan ${id}`,
} as const;

/** Formats a waiting time: '45 detik', '2 menit'. */
export const waitText = (seconds: number): string =>
  seconds < 60 ? `${seconds} detik` : `${Math.ceil(seconds / 60)} menit`;
