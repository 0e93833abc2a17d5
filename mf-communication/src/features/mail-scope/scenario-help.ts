import type { EmailScenario } from '@widya/contract/email-variables';

/** When each scenario's mail is sent. */
export const SCENARIO_HELP: Readonly<Record<EmailScenario, string>> = {
  WAITING: 'Terkirim saat peserta harus membayar.',
  ACCEPTED: 'Terkirim saat registrasi diterima.',
  PENDING: 'Terkirim saat kuota penuh.',
  REJECTED: 'Terkirim saat registrasi ditolak.',
  REMINDER: 'Terkirim saat pengingat dikirim dari daftar peserta.',
  CLASS_START_REMINDER: 'Terkirim otomatis 2 jam sebelum kelas dimulai.',
  WELCOME: 'Terkirim saat peserta diterima di kelas daring mandiri.',
  FEEDBACK: 'Terkirim otomatis satu jam setelah kelas selesai.',
  GENERAL: 'Dipakai untuk broadcast.',
};
