/** The note of a class. Source: specification 1 §2.5 and §8. */
export const NOTE_TEXTS = {
  label: (name: string) => `Catatan untuk kelas ${name}`,
  help: 'Hanya dibaca oleh pengelola kelas.',
  saved: 'Catatan berhasil diperbarui!',
} as const;
