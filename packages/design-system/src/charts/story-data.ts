import type { ChartRow, ChartSeries } from './types.ts';

/** Invented figures for stories and tests. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agt', 'Sep', 'Okt', 'Nov', 'Des'];
const REGISTERED = [312, 280, 455, 390, 510, 604, 577, 420, 486, 690, 734, 350];

export const monthly: readonly ChartRow[] = MONTHS.map((label, index) => {
  const registered = REGISTERED[index] ?? 0;
  return {
    label,
    values: { registered, accepted: Math.round(registered * 0.71), rejected: Math.round(registered * 0.12) },
  };
});
export const registeredOnly: readonly ChartSeries[] = [{ key: 'registered', label: 'Pendaftar' }];
export const threeSeries: readonly ChartSeries[] = [
  { key: 'registered', label: 'Pendaftar' },
  { key: 'accepted', label: 'Diterima' },
  { key: 'rejected', label: 'Ditolak' },
];
export const byClass: readonly ChartRow[] = [
  { label: 'Bahasa Indonesia untuk Pelayanan Publik', values: { registered: 1204 } },
  { label: 'Menyunting Naskah Akademik', values: { registered: 630 } },
  { label: 'Penerjemahan Dokumen Hukum', values: { registered: 411 } },
  { label: 'Penulisan Siaran Pers', values: { registered: 260 } },
  { label: 'Retorika untuk Pemimpin', values: { registered: 48 } },
];
export const byTopic = [
  { label: 'Penyuntingan', value: 820 },
  { label: 'Kebahasaan', value: 540 },
  { label: 'Kehumasan', value: 310 },
  { label: 'Penerjemahan', value: 190 },
  { label: 'Pengajaran', value: 96 },
  { label: 'Komunikasi', value: 44 },
];
export const daily: readonly ChartRow[] = Array.from({ length: 60 }, (_, day) => ({
  label: `${(day % 30) + 1} ${day < 30 ? 'Okt' : 'Nov'}`,
  values: {
    registered: Math.round(40 + 22 * Math.sin(day / 4) + day / 3),
    accepted: day < 6 ? null : Math.round(30 + 15 * Math.sin(day / 4) + day / 4),
  },
}));
