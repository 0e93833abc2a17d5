/** Texts for a screen without its course. */
export const GUARD_TEXTS = {
  course: {
    title: 'Kelas daring mandiri tidak ditemukan',
    why: 'Kelas ini tidak ada, sudah dihapus, atau tidak ditugaskan kepada Anda.',
  },
  chapter: {
    title: 'Bab tidak ditemukan',
    why: 'Kelas atau bab ini tidak ada, sudah dihapus, atau tidak ditugaskan kepada Anda.',
  },
  toList: 'Ke Kelas Daring Mandiri',
  toChapters: 'Ke daftar bab',
} as const;
