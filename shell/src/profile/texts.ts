import { NO_NEW_PASSWORD, NO_OLD_PASSWORD } from '@widya/contract/accounts-sentences';
import { PROFILE_PARTS } from './profile-parts.ts';

/** Texts of profile and password; those that quote are verbatim. */
export const profileTexts = {
  title: 'Profil',
  context: 'Data akun yang dipakai untuk masuk ke Widya',
  edit: 'Sunting Profil',
  changePassword: 'Ubah Kata Sandi',
  name: 'Nama',
  email: 'Email',
  address: 'Alamat',
  phone: 'Nomor telepon',
  role: 'Peran',
  plan: 'Paket',
  planName: 'Basic Plan',
  position: 'Jabatan',
  account: 'Data diri',
  security: PROFILE_PARTS.security.label,
  securityDetail: 'Mengubah kata sandi mengakhiri sesi Anda di perangkat lain.',
  readOnly: 'Profil Widyaiswara dikelola oleh admin. Hubungi admin bila ada yang perlu diubah.',
  noGrants: 'Akun ini belum mendapat akses menu. Hubungi superadmin untuk meminta akses.',
  save: 'Simpan',
  cancel: 'Batal',
  undo: 'Kembalikan',
  duplicate: 'Email Telah Terdaftar',
  duplicateElsewhere: 'Email sudah pernah terdaftar di akun lain sebelumnya',
  contested: 'Profil ini diubah di tempat lain sementara Anda mengisi. Simpan sekali lagi untuk memakai isian Anda.',
  changedElsewhere: (now: string) => (now === '' ? 'Sekarang kosong' : `Sekarang: ${now}`),
  fallback: 'Kesalahan Terjadi',
  savedInDialog: 'Profil Berhasil Dirubah',
  savedOnScreen: 'Profil berhasil diperbarui!',
  requestId: (id: string) => `Kode permintaan ${id}`,
} as const;

export const passwordTexts = {
  title: 'Ubah Kata Sandi',
  old: 'Kata sandi lama',
  new: 'Kata sandi baru',
  confirmation: 'Konfirmasi kata sandi baru',
  help: 'Minimal 8 karakter',
  missingOld: NO_OLD_PASSWORD,
  missingNew: NO_NEW_PASSWORD,
  missingConfirmation: 'Harap isi konfirmasi kata sandi',
  differs: 'Konfirmasi kata sandi salah',
  wrongOld: 'Kata sandi lama salah',
  saved: 'Password Berhasil Diperbaharui!',
} as const;
