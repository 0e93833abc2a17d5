import { INITIAL_PASSWORD_DAYS } from '@widya/contract/instructors';

/** The dialog of an instructor. Source: C-204 to C-211. */
export const INSTRUCTOR_FORM_TEXTS = {
  title: 'Kelola Widyaiswara',
  photo: 'Foto',
  photoAdvice: 'Dipotong persegi dan tampil bulat.',
  photoFailed: 'Kesalahan Terjadi',
  email: 'Surel',
  emailHelp: 'Bila surel diganti, widyaiswara keluar dari semua perangkat.',
  name: 'Nama',
  password: 'Kata Sandi',
  passwordHelp: `Kata sandi awal, minimal 8 karakter, berlaku ${INITIAL_PASSWORD_DAYS} hari. Widyaiswara menerima surel untuk mengatur kata sandinya sendiri.`,
  confirmation: 'Konfirmasi Kata Sandi',
  position: 'Posisi',
  description: 'Deskripsi',
  save: 'Simpan',
  added: 'Widyaiswara berhasil ditambahkan!',
  updated: 'Widyaiswara berhasil diperbarui!',

  confirmationWrong: 'Konfirmasi kata sandi salah',
  emailTaken: 'Email Telah Terdaftar',

  noPhoto: 'Tanpa foto',
  missing: 'Widyaiswara tidak ditemukan',
  missingWhy: 'Tautannya tidak menunjuk ke widyaiswara yang tercatat, atau akunnya sudah dihapus.',
  failed: 'Widyaiswara tidak dapat dimuat',
  close: 'Tutup',
} as const;
