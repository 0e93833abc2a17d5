/** Texts of search and jump. */
export const paletteTexts = {
  recent: 'Terakhir dibuka',
  screens: 'Halaman',
  classes: 'Kelas',
  actions: 'Tindakan',
  classesFailed: 'Kelas tidak dapat dicari. Coba lagi',
} as const;
