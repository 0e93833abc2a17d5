import { STATUS_LABELS } from '@widya/contract/registration-status';
import { formatNumber } from '@widya/design-system/formats/number';

/** Source: A-244 to A-246, specification 2 §4 to §8. */
export const DASHBOARD_TEXTS = {
  edit: 'Sunting',
  starts: 'Event dimulai dalam',
  running: 'Event sedang berlangsung.',
  over: 'Event telah selesai.',
  notOpen: 'Pendaftaran belum dibuka, sehingga belum ada yang dapat mendaftar.',
  closed: 'Pendaftaran sedang ditutup, sehingga tidak ada yang dapat mendaftar.',
  openIt: 'Atur pendaftaran',
  metrics: 'Pendaftar dan tayangan',
  registrants: 'Pendaftar',
  registrantsWhy: 'Menunggu pembayaran dan diterima',
  accepted: 'Diterima',
  waiting: 'Menunggu pembayaran',
  pending: STATUS_LABELS.PENDING,
  rejected: 'Ditolak',
  views: 'Tayangan',
  checkIns: 'Hadir',
  income: 'Pemasukan',
  viewsWhy: 'Seluruh event',
  sessions: 'Sesi event',
  allSessions: 'Semua sesi',
  bySession: 'Per sesi',
  showAll: (label: string, session?: string) =>
    `Lihat pendaftar${session === undefined ? '' : ` ${session}`}: ${label.toLowerCase()}`,
  metricsFailed: 'Angka pendaftar dan tayangan tidak dapat dimuat',
  chart: 'Tujuh hari terakhir',
  day: 'Tanggal',
  registered: 'Pendaftaran',
  classNote: 'Ini adalah kelas. Tayangan dan grafik harian hanya dihitung untuk event.',
  participants: 'Lihat peserta',
} as const;

/** Source: specification 2 §5 and §8. */
export const REGISTRATION_TEXTS = {
  title: 'Daftar pendaftar',
  label: 'Pendaftar event ini',
  search: 'Cari nama, surel, atau nomor',
  missing: 'Data Pendaftaran tidak ditemukan',
  failed: 'Daftar pendaftar tidak dapat dimuat',
  empty: 'Belum ada pendaftar',
  emptyWhy: 'Bagikan alamat pendaftaran agar orang dapat mendaftar.',
  status: 'Status',
  allStatuses: 'Semua status',
  columns: {
    name: 'Nama',
    session: 'Sesi',
    number: 'Nomor',
    phone: 'Telepon',
    registered: 'Mendaftar',
    price: 'Harga',
    status: 'Status',
  },
  accept: 'Terima',
  acceptOf: (name: string) => `Terima ${name}`,
  acceptTitle: (name: string) => `Terima pendaftaran ${name}?`,
  acceptWhy: 'Pendaftar mendapat tempat dan dikabari lewat surel.',
  accepted: (name: string) => `Pendaftaran ${name} diterima`,
  reject: 'Tolak',
  rejectTitle: (name: string) => `Tolak pendaftaran ${name}`,
  rejectWhy: 'Alasan ini dikirim kepada pendaftar. Tempatnya diberikan kepada pendaftar dalam antrean.',
  reason: 'Alasan penolakan',
  reasonMissing: 'Harap mengisi alasan penolakan',
  rejected: (name: string) => `Pendaftaran ${name} ditolak`,
  renewTicket: 'Kirim tautan tiket baru',
  checkIn: 'Tandai hadir',
  checkInOf: (name: string) => `Tandai hadir: ${name}`,
  takeBack: 'Tandai tidak hadir',
  presentSince: (when: string) => `Hadir sejak ${when}`,
  people: (count: number) => `${formatNumber(count)} pendaftar`,
  checkedIn: (who: string) => `${who} ditandai hadir`,
  takenBack: (who: string) => `${who} ditandai tidak hadir`,
  markedBefore: 'Sudah ditandai sebelumnya',
  notAccepted: (count: number) => `${formatNumber(count)} dilewati karena belum diterima`,
  cancel: 'Batal',
} as const;

/** Revoking the links to the tickets of a visitor and sending new ones. */
export const TICKET_LINK_TEXTS = {
  title: 'Kirim tautan tiket baru?',
  lead: (name: string, email: string) =>
    `Tautan baru untuk semua sesi event ini dikirim ke ${email}. Semua tautan lama ke tiket ${name} langsung tidak berlaku.`,
  send: 'Kirim tautan baru',
  sent: (email: string) => `Tautan tiket baru dikirim ke ${email}`,
} as const;
