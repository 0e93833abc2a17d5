/** Texts of search and jump. */
export const paletteTexts = {
  recent: 'Terakhir dibuka',
  screens: 'Halaman',
  classes: 'Kelas',
  courses: 'Kelas Daring Mandiri',
  actions: 'Tindakan',
  coursesFailed: 'Kelas daring mandiri tidak dapat dicari. Coba lagi',
  classesFailed: 'Kelas tidak dapat dicari. Coba lagi',
} as const;
