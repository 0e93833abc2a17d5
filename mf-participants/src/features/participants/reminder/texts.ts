import { count } from '../texts.ts';

/** The class reminder. Source: B-097 to B-099, B-102. */
export const REMINDER_TEXTS = {
  title: 'Kirim Pengingat Kelas',
  lead: (people: number) => `Pengingat dikirim kepada ${count(people)} peserta yang diterima.`,
  nobody: 'Belum ada peserta yang diterima, jadi tidak ada yang menerima pengingat.',
  date: 'Tanggal kelas',
  start: 'Mulai',
  end: 'Selesai',
  zone: 'Waktu WIB',
  tentative: 'Waktu selesai belum pasti',
  tentativeHelp: 'Pengingat hanya menyebutkan waktu mulai.',
  send: 'Kirim Pengingat',
  again: 'Tetap kirim lagi',
  sent: 'Pengingat kelas berhasil terkirim!',
} as const;
