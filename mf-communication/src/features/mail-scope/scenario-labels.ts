import type { EmailScenario } from '@widya/contract/email-variables';

/** What sends a mail, as people call it. Source: specification 2 §4, decisions 48 and 49. */
export const SCENARIO_LABELS: Readonly<Record<EmailScenario, string>> = {
  WAITING: 'Menunggu pembayaran',
  ACCEPTED: 'Registrasi diterima',
  PENDING: 'Dalam antrean',
  REJECTED: 'Registrasi ditolak',
  REMINDER: 'Pengingat',
  CLASS_START_REMINDER: 'Pengingat 2 jam sebelum kelas',
  WELCOME: 'Selamat datang',
  GENERAL: 'Umum',
};

/** When each mail leaves. */
export const SCENARIO_HELP: Readonly<Record<EmailScenario, string>> = {
  WAITING: 'Terkirim saat peserta harus membayar.',
  ACCEPTED: 'Terkirim saat registrasi diterima.',
  PENDING: 'Terkirim saat kuota penuh.',
  REJECTED: 'Terkirim saat registrasi ditolak.',
  REMINDER: 'Terkirim saat pengingat dikirim dari daftar peserta.',
  CLASS_START_REMINDER: 'Terkirim otomatis 2 jam sebelum kelas dimulai.',
  WELCOME: 'Terkirim saat peserta diterima di kelas daring mandiri.',
  GENERAL: 'Dipakai untuk broadcast.',
};
