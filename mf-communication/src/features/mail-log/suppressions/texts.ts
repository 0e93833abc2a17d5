import { formatNumber } from '@widya/design-system/formats/number';

/** Texts for suppressed addresses. */
export const SUPPRESSION_TEXTS = {
  title: 'Daftar pengecualian',
  about: 'Alamat di daftar ini dilewati setiap broadcast. Surel otomatis tentang registrasi tetap terkirim.',
  add: 'Kecualikan',
  email: 'Alamat surel',
  note: 'Catatan',
  placeholder: 'nama@contoh.id',
  noEmail: 'Harap mengisi alamat surel.',
  added: (email: string) => `${email} dikecualikan dari broadcast`,
  remove: 'Hapus',
  removeOf: (email: string) => `Hapus ${email} dari daftar`,
  removed: (email: string) => `${email} kembali menerima broadcast`,
  search: 'Cari alamat',
  reasons: { bounced: 'Alamat tidak aktif', unsubscribed: 'Berhenti berlangganan', manual: 'Ditambahkan admin' },
  list: 'Alamat yang dikecualikan',
  empty: 'Tidak ada alamat yang dikecualikan',
  notFound: 'Tidak ada alamat yang cocok',
  failed: 'Daftar pengecualian tidak dapat dimuat',
  total: (count: number) => `${formatNumber(count)} alamat`,
  close: 'Tutup',
} as const;
