import { formatNumber } from '@widya/design-system/formats/number';

/** Texts for the chapters of a course. Source: C-045 to C-049, C-051. */
export const SYLLABUS_TEXTS = {
  title: 'Bab',
  label: 'Daftar bab',
  facts: (course: string, chapters: number) => `${course} · ${formatNumber(chapters)} bab`,
  columns: {
    name: 'Nama Bab',
    content: (total: number) => `Jumlah Konten (${formatNumber(total)})`,
    duration: (total: string) => `Durasi (${total})`,
    contentShort: 'Konten',
    durationShort: 'Durasi',
  },
  search: 'Cari bab',
  failed: 'Daftar bab tidak dapat dimuat',
  create: 'Buat Bab Baru',
  duplicate: 'Duplikat bab',
  duplicated: (name: string) => `Bab ${name} berhasil diduplikat`,
  empty: 'Belum ada bab',
  emptyWhy: 'Susun kelas ini dalam bab; setiap bab berisi subbab seperti video, bacaan, dan kuis.',

  removeWhy: (name: string, contents: number) =>
    contents === 0
      ? `Bab "${name}" akan dihapus permanen.`
      : `Bab "${name}" dan ${formatNumber(contents)} subbab di dalamnya akan dihapus permanen.`,
  removed: 'Bab berhasil terhapus!',
} as const;
