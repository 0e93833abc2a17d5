/** The note dialog. Source: specification 2 §2 and §8. */
export const NOTE_TEXTS = {
  title: 'Catatan',
  about: (name: string) => `Catatan tentang ${name}`,
  help: 'Hanya dibaca oleh pengelola kelas.',
  saved: 'Catatan berhasil diperbarui!',
  tooLong: 'Catatan paling panjang 1.000 karakter',
} as const;

/** Longest note. Source: decision 139. */
export const NOTE_MAX = 1_000;
