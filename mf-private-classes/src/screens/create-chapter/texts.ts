/** A new chapter. Source: specification 3 §2.4 and §8. */
export const CREATE_CHAPTER_TEXTS = {
  title: 'Buat Bab Baru',
  help: 'Subbab ditambahkan setelah bab tersimpan.',
  saved: 'Bab berhasil tersimpan!',
} as const;
