/** The note on a registration. Source: B-105, B-106. */
export const NOTE_TEXTS = {
  about: (name: string) => `Catatan tentang ${name}`,
  help: 'Hanya dibaca oleh pengelola kelas.',
} as const;
