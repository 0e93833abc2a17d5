/** The note on a registration. Source: specification 2 §2 and §8. */
export const NOTE_TEXTS = {
  about: (name: string) => `Catatan tentang ${name}`,
  help: 'Hanya dibaca oleh pengelola kelas.',
  saved: 'Catatan berhasil diperbarui!',
} as const;
