import { formatNumber } from '@widya/design-system/formats/number';

/** Texts for a chapter with its sub-chapters. Source: C-065, C-067. */
export const MANAGE_TEXTS = {
  title: 'Kelola Bab',
  renamed: 'Bab berhasil diperbarui!',
  failed: 'Bab tidak dapat dimuat',
  label: 'Daftar subbab',
  heading: 'Subbab',
  subFailed: 'Daftar subbab tidak dapat dimuat',
  columns: {
    name: 'Nama Subbab',
    type: 'Tipe',
    duration: (total: string) => `Durasi (${total})`,
    durationShort: 'Durasi',
  },
  search: 'Cari subbab',
  add: 'Tambah Konten',
  empty: 'Belum ada subbab',
  emptyWhy: 'Tambahkan video, bacaan, dokumen, kuis, atau glosarium ke bab ini.',
  answers: 'Lihat Jawaban',
  move: 'Pindahkan',
  moveTitle: (name: string) => `Pindahkan ${name}`,
  moveTo: 'Bab tujuan',
  chooseChapter: 'Pilih bab',
  moveHelp: 'Subbab ditaruh di akhir bab tujuan. Jawaban peserta ikut pindah.',
  noOtherChapter: 'Kelas ini belum punya bab lain.',
  moved: (name: string, chapter: string) => `${name} dipindahkan ke ${chapter}`,
  removeWhy: (name: string) => `Subbab "${name}" akan dihapus permanen.`,
  facts: (course: string, subs: number) => `${course} · ${formatNumber(subs)} subbab`,
} as const;
