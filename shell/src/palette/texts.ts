/** Texts of the command palette. */
export const paletteTexts = {
  recent: 'Terakhir dibuka',
  searches: 'Pencarian terakhir',
  screens: 'Halaman',
  actions: 'Tindakan',
  failed: (label: string) => `${label} tidak dapat dicari. Coba lagi`,
} as const;
