import { PROFILE_PARTS } from './profile-parts.ts';

/** Texts of the card with the sessions of the account. */
export const sessionTexts = {
  title: PROFILE_PARTS.sessions.label,
  detail: 'Perangkat yang sedang masuk ke akun Anda. Keluarkan yang tidak Anda kenali, lalu ubah kata sandi.',
  current: 'Sesi ini',
  signedIn: (when: string) => `Masuk ${when}`,
  lastUsed: (when: string) => `Terakhir dipakai ${when}`,
  network: (ip: string) => `Alamat jaringan ${ip}`,
  end: 'Keluarkan',
  endOf: (device: string, when: string) => `Keluarkan ${device}, masuk ${when}`,
  ended: (device: string) => `${device} dikeluarkan`,
  onlyThis: 'Tidak ada perangkat lain yang sedang masuk.',
  endOthers: 'Keluarkan semua yang lain',
  endOthersTitle: 'Keluarkan semua perangkat lain?',
  endOthersDetail: (count: number) =>
    `${count} sesi lain berakhir sekarang juga. Pekerjaan yang belum disimpan di sana hanya dapat dilanjutkan setelah masuk lagi.`,
  othersEnded: 'Semua perangkat lain dikeluarkan',
  loading: 'Memuat sesi',
  loadFailed: 'Sesi tidak dapat dimuat',
} as const;
