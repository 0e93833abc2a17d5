import { formatNumber as count } from '@widya/design-system/formats/number';

/** Texts and messages for hiding, copying and deleting a course. Source: C-007 to C-016. */
export const COURSE_TEXTS = {
  hide: 'Sembunyikan',
  restore: 'Pulihkan',
  show: 'Tampilkan',
  duplicate: 'Duplikat kelas',
  remove: 'Hapus',
  hideWhy: (title: string) =>
    `Kelas ${title} tidak lagi terlihat oleh peserta baru dan tidak dapat didaftari. Peserta yang sudah terdaftar tetap tersimpan.`,
  restoreDone: (title: string) => `Kelas ${title} berhasil terpulihkan!`,
  showTitle: 'Tampilkan kelas?',
  showWhy:
    'Kelas ini terlihat oleh peserta dan dapat didaftari. Begitu peserta pertama diterima, bab dan subbab baru tidak bisa dibuat selama kelas ditampilkan.',
  showDone: (title: string) => `Kelas ${title} sekarang ditampilkan`,
  saveFirst: 'Simpan perubahan terlebih dahulu',
  duplicated: 'Kelas berhasil diduplikat dan masih tersembunyi',
  deleteTitle: 'Hapus kelas selamanya?',
  deleteWhy:
    'Kelas, bab, dan penilaiannya dihapus dan tidak dapat dikembalikan. Pesanan dan sertifikat tetap tersimpan.',
  deleteDone: (title: string) => `Kelas ${title} berhasil terhapus!`,
  blockedWhy: (accepted: number, waiting: number) =>
    `Kelas ini memiliki ${count(accepted)} peserta diterima dan ${count(waiting)} pendaftar yang menunggu. Sembunyikan kelas agar tidak terlihat; data peserta tetap tersimpan.`,
} as const;
