import { STATUS_LABELS } from '@widya/contract/registration-status';
import { count } from '../texts.ts';

/** Figures and chart above the list. Source: D30, D31 and D99. */
export const SUMMARY_TEXTS = {
  registrants: (people: number) => `Pendaftar ${count(people)}`,
  accepted: (seats: string) => `diterima ${seats}`,
  waitingList: (people: number) => `+${count(people)} antre`,
  income: (money: string) => `pemasukan ${money}`,
  label: 'Ringkasan',
  facts: {
    registrants: 'Pendaftar',
    accepted: 'Diterima',
    waiting: 'Menunggu pembayaran',
    waitingList: STATUS_LABELS.PENDING,
    invited: 'Undangan',
    present: 'Hadir',
    rejected: 'Ditolak',
    income: 'Pemasukan',
  },
  registrantsHint: 'Menunggu pembayaran dan diterima; antrean tidak dihitung.',
  incomeHint: 'Jumlah harga peserta yang diterima, tanpa undangan.',
  chart: 'Pendaftar per minggu',
  /** For a list without registrations in recent weeks. */
  chartUntil: (day: string) => `Pendaftar per minggu, sampai ${day}`,
  week: 'Minggu sampai',
  series: 'Pendaftar',
  show: 'Tampilkan ringkasan',
  hide: 'Sembunyikan ringkasan',
  failed: 'Ringkasan tidak dapat dimuat',
} as const;
