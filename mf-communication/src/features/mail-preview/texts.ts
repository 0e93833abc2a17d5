import { formatNumber } from '@widya/design-system/formats/number';

/** Texts of previews. */
export const PREVIEW_TEXTS = {
  title: 'Pratinjau',
  as: 'Lihat sebagai peserta',
  asHelp: 'Tanpa peserta, variabel diisi data contoh.',
  asPlaceholder: 'Cari nama atau surel',
  seenAs: (name: string, email: string) => `Dilihat sebagai ${name} (${email})`,
  sample: 'Diisi data contoh',
  noSubject: '(tanpa subyek)',
  noBody: 'Isi surel masih kosong.',
  failed: 'Pratinjau tidak dapat dimuat',
  refreshing: 'Memperbarui pratinjau',
  problems: 'Periksa variabel surel ini',
  problemCount: (count: number) => `${formatNumber(count)} hal perlu diperiksa`,
  inSubject: 'Subyek',
  test: 'Kirim uji ke saya',
  testSent: (to: string) => `Surel uji dikirim ke ${to}`,
  testFailed: 'Surel uji tidak terkirim',
  close: 'Tutup',
} as const;
