/** Texts for a new chapter. Source: C-063, C-065, C-066. */
export const CREATE_CHAPTER_TEXTS = {
  title: 'Buat Bab Baru',
  help: 'Subbab ditambahkan setelah bab tersimpan.',
  saved: 'Bab berhasil tersimpan!',
} as const;
