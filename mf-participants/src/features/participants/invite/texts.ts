import { INVITE_EXAMPLE_FILE } from '@widya/contract/participants-invite';
import { count } from '../texts.ts';

/** Inviting one person, or many of a CSV. Source: D71. */
export const INVITE_TEXTS = {
  oneTitle: 'Undang Peserta',
  lead: 'Peserta undangan langsung diterima, tidak membayar, dan menerima surel konfirmasi.',
  email: 'Surel',
  name: 'Nama',
  note: 'Catatan',
  noteHelp: 'Hanya dibaca oleh pengelola kelas.',
  invite: 'Undang',
  oneDone: (name: string) => `${name} diundang`,
  oneFailed: 'Terjadi kesalahan',
  oneRegistered: 'Surel ini sudah terdaftar di kelas ini.',

  manyTitle: 'Undang Banyak Peserta',
  noun: 'undangan',
  template: INVITE_EXAMPLE_FILE,
  manyFailed: 'Kesalahan terjadi. Periksa console',
  resultTitle: 'Hasil undangan',
  invited: (people: number) => `${count(people)} peserta diundang.`,
  already: (people: number) => `${count(people)} surel sudah terdaftar`,
  failed: (people: number) => `${count(people)} baris gagal`,
  failedRow: (row: number, email: string) => `${row}. ${email}`,
  saveFailed: 'Unduh baris yang gagal',
  copyAlready: 'Salin surel yang sudah terdaftar',
  more: (rows: number) => `dan ${count(rows)} lainnya`,
  sending: (sent: number, total: number) => `Mengirim undangan, ${count(sent)} dari ${count(total)}`,
  freeSeats: (seats: number) => (seats > 0 ? `Sisa ${count(seats)} tempat` : 'Tidak ada tempat tersisa'),
  tooFewSeats: (rows: number) => `${count(rows)} undangan tidak mendapat tempat, kecuali diundang walau kuota penuh.`,
  overQuota: 'Undang walau kuota penuh',
  overQuotaHelp: 'Tercatat di log sebagai undangan di atas kuota.',
} as const;
