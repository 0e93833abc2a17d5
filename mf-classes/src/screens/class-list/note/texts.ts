/** The note of a class. Source. */
export const NOTE_TEXTS = {
  label: (name: string) => `Catatan untuk kelas ${name}`,
  help: 'Hanya dibaca oleh pengelola kelas.',
} as const;
