import { STATUS_LABELS } from '@widya/contract/registration-status';

export const TEMPLATE_TEXTS = {
  waiting: 'Menunggu pembayaran',
  pending: STATUS_LABELS.PENDING,
  accepted: 'Diterima',
  rejected: 'Penolakan',
  reminder: 'Pengingat',
  builtIn: 'Surel bawaan',
  noReminder: 'Tanpa pengingat',
  note: 'Pilihan templat langsung tersimpan, tanpa menekan Simpan.',
  ofAll: 'Pilihan berlaku untuk semua sesi event ini.',
  failed: 'Templat surel tidak dapat dimuat',
  empty: 'Belum ada templat surel.',
  noSession: 'Event ini tidak memiliki sesi, sehingga tidak mengirim surel.',
  saved: 'Templat surel berhasil disimpan',
  partlySaved: (saved: string, unsaved: string) => `Tersimpan untuk sesi ${saved}, belum untuk ${unsaved}.`,
  retry: 'Coba lagi',
  show: 'Lihat templat',
  showOf: (scenario: string) => `Lihat templat ${scenario.toLowerCase()}`,
  close: 'Tutup',
  lacks: (variable: string) => `Templat ini belum memuat {{${variable}}}, sehingga event belum dapat dipublikasikan.`,
  carries: (variable: string) =>
    `Templat ini tidak boleh memuat {{${variable}}}, sehingga event belum dapat dipublikasikan.`,
} as const;
