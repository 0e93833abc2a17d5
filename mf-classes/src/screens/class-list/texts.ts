import { formatNumber } from '@widya/design-system/formats/number';

/** Texts of the list of classes; those quoted by are verbatim. */
export const TEXTS = {
  title: 'Daftar Kelas',
  tabs: { upcoming: 'Akan Datang', archive: 'Arsip' },
  topics: 'Kelola Topik',
  prices: 'Ubah Harga Kelas Mendatang',
  create: 'Buat Kelas Baru',
  more: 'Tindakan lain',
  export: 'Ekspor',
  exportName: 'daftar-kelas',

  search: 'Cari nama, kode, topik',
  todoFilter: 'Perlu dikerjakan',
  topicFilter: 'Topik',
  allTopics: 'Semua topik',
  retryTopics: 'Topik tidak dapat dimuat. Coba lagi',
  showHidden: 'Tampilkan tersembunyi',
  hideHidden: 'Sembunyikan tersembunyi',

  columns: {
    name: 'Nama kelas',
    time: 'Tanggal dan waktu',
    price: 'Harga',
    waiting: 'Daftar',
    accepted: 'Bayar',
    income: 'Pemasukan',
    note: 'Catatan',
    state: 'Keadaan',
  },
  hints: {
    waiting: 'Pendaftar yang menunggu pembayaran',
    accepted: 'Peserta yang diterima',
    income: 'Harga kali jumlah peserta yang diterima',
  },
  waitingList: (people: string) => `+${people} antre`,
  until: (end: string) => `sampai ${end}`,
  realIncome: (real: string, difference: string, isLess: boolean) =>
    `Jumlah harga peserta yang diterima ${real}, ${difference} ${isLess ? 'lebih kecil' : 'lebih besar'}: harga lama dan voucer dihitung, undangan tidak.`,
  todoTitle: 'Belum lengkap',
  todoCount: (missing: number) => `${missing} belum lengkap`,
  todoLabel: (name: string, missing: readonly string[]) =>
    `${name}: ${missing.length} belum lengkap. ${missing.join('. ')}`,
  permanent: 'Permanen',
  draft: 'Konsep',
  hidden: 'Disembunyikan',
  alwaysOpen: 'Selalu dibuka',
  noDate: 'Belum dijadwalkan',
  deletedTopic: '(Dihapus)',
  noTopic: 'Tanpa topik',

  actions: {
    of: (name: string) => `Tindakan untuk ${name}`,
    note: 'Catatan',
    manage: 'Kelola',
    hide: 'Sembunyikan',
    restore: 'Pulihkan',
    remove: 'Hapus',
  },

  empty: {
    upcoming: 'Belum ada kelas yang akan datang',
    archive: 'Arsip masih kosong',
    upcomingWhy: 'Kelas yang dijadwalkan tampil di sini sampai selesai.',
    archiveWhy: 'Kelas pindah ke sini setelah selesai.',
    instructorWhy: 'Kelas yang ditugaskan kepada Anda tampil di sini.',
    toUpcoming: 'Lihat kelas akan datang',
    toArchive: 'Lihat arsip',
  },
  failed: 'Daftar kelas tidak dapat dimuat',

  hideWhy: (name: string) =>
    `Kelas ${name} tidak lagi terlihat oleh peserta dan tidak dapat didaftari. Peserta yang sudah terdaftar tetap tersimpan.`,
  restoreDone: (name: string) => `Kelas ${name} berhasil dipulihkan!`,
  deleteTitle: 'Hapus kelas selamanya?',
  deleteWhy: 'Kelas dan seluruh isinya dihapus dan tidak dapat dikembalikan. Pesanan dan sertifikat tetap tersimpan.',
  deleteWaiting: (waiting: string) => `${waiting} pendaftar yang menunggu pembayaran ikut terhapus.`,
  deleteDone: (name: string) => `Kelas ${name} berhasil terhapus!`,
  blockedWhy: (accepted: string, waiting: string) =>
    `Kelas ini memiliki ${accepted} peserta diterima dan ${waiting} menunggu pembayaran. Sembunyikan kelas agar tidak terlihat; data peserta tetap tersimpan.`,
} as const;

/** The line under the heading. */
export function contextLine(tab: 'upcoming' | 'archive', { total, todo, draft }: ContextCounts): string {
  const isUpcoming = tab === 'upcoming';
  return [
    isUpcoming ? `${formatNumber(total)} kelas akan datang` : `${formatNumber(total)} kelas di arsip`,
    ...(draft === 0 ? [] : [`${formatNumber(draft)} konsep`]),
    ...(todo === 0
      ? []
      : [
          isUpcoming ? `${formatNumber(todo)} perlu dilengkapi sebelum dimulai` : `${formatNumber(todo)} belum lengkap`,
        ]),
  ].join(' · ');
}

interface ContextCounts {
  readonly total: number;
  readonly todo: number;
  readonly draft: number;
}
