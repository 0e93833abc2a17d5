/** Texts for a screen without its class or course. */
export const GUARD_TEXTS = {
  why: 'Kelas ini tidak ada, sudah dihapus, atau tidak ditugaskan kepada Anda.',
  class: { title: 'Kelas tidak ditemukan', back: 'Ke Daftar Kelas' },
  course: { title: 'Kelas daring mandiri tidak ditemukan', back: 'Ke Kelas Daring Mandiri' },
} as const;
