import { NO_NEW_PASSWORD } from '@widya/contract/accounts-sentences';
import { PASSWORD_MIN_LENGTH } from '@widya/contract/passwords';

/** Texts of the page of a password link. */
export const linkTexts = {
  pageTitle: 'Atur kata sandi - Widya',
  title: 'Atur kata sandi',
  claimTitle: 'Klaim akun',
  checking: 'Memeriksa tautan…',
  greeting: (name: string) => `Halo ${name}`,
  greetingWhy: {
    admin: 'Pilih kata sandi baru untuk akun admin Anda. Semua sesi yang terbuka akan diakhiri.',
    instructor: 'Pilih kata sandi baru untuk akun Widyaiswara Anda. Semua sesi yang terbuka akan diakhiri.',
    member: 'Anda diundang ke Widya. Pilih kata sandi untuk mengklaim akun Anda.',
  },
  password: 'Kata sandi baru',
  help: `Minimal ${PASSWORD_MIN_LENGTH} karakter`,
  confirmation: 'Konfirmasi kata sandi',
  missing: NO_NEW_PASSWORD,
  missingConfirmation: 'Harap isi konfirmasi kata sandi',
  differs: 'Konfirmasi kata sandi salah',
  save: 'Simpan',
  done: { staff: 'Kata sandi tersimpan', member: 'Akun Anda sudah diklaim' },
  doneWhy: {
    admin: 'Masuk sebagai Admin dengan surel dan kata sandi baru Anda.',
    instructor: 'Masuk sebagai Widyaiswara dengan surel dan kata sandi baru Anda.',
    member: 'Kata sandi tersimpan. Halaman ini boleh ditutup.',
  },
  signIn: 'Masuk',
  invalid: 'Tautan tidak berlaku lagi',
  invalidWhy:
    'Tautan ini sudah dipakai atau melewati masa berlakunya. Minta tautan baru dengan alamat surel akun Anda. Bila Anda diundang sebagai peserta, minta penyelenggara mengirim undangan lagi.',
  requestNew: 'Minta tautan baru',
  failed: 'Tautan belum dapat diperiksa',
  noAnswer: 'Peladen tidak menjawab. Periksa jaringan, lalu coba lagi.',
  retry: 'Coba lagi',
} as const;
