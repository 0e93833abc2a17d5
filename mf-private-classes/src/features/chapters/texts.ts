import { formatNumber } from '@widya/design-system/formats/number';

/** Texts shared by the screens of chapters. */
export const CHAPTER_TEXTS = {
  name: 'Nama bab',
  save: 'Simpan',
  saveAndAdd: 'Simpan dan tambah lagi',
  cancel: 'Batal',
  remove: 'Hapus',
  removeTitle: 'Konfirmasi Hapus',
  manage: 'Kelola',
  locked: 'Bab dan subbab baru tidak bisa dibuat',
  lockedWhy: (people: number, mayHide: boolean) =>
    `Kelas ini aktif dan sudah memiliki ${formatNumber(people)} peserta yang diterima. Isi yang ada tetap bisa diperbaiki; untuk menambah bab atau subbab, ${mayHide ? 'sembunyikan kelas ini terlebih dahulu' : 'minta admin menyembunyikan kelas ini terlebih dahulu'}.`,
  lockedBab: 'Tidak bisa membuat bab baru karena sudah ada peserta terdaftar',
  lockedSub: 'Tidak bisa membuat subbab baru karena sudah ada peserta terdaftar',
} as const;
