/** The note dialog. Source: specification 1 §2.5 and §8. */
export const NOTE_TEXTS = {
  title: 'Catatan',
  label: (name: string) => `Catatan untuk kelas ${name}`,
  help: 'Hanya dibaca oleh pengelola kelas.',
  saved: 'Catatan berhasil diperbarui!',
  conflict: (who?: string | null) => `Catatan ini baru saja diubah ${who || 'orang lain'}. Pilih catatan yang dipakai.`,
  theirs: 'Catatan terbaru',
  mine: 'Catatan Anda',
  none: 'Kosong',
  takeTheirs: 'Pakai catatan terbaru',
  keepMine: 'Pakai catatan saya',
  save: 'Simpan',
  cancel: 'Batal',
  tooLong: 'Catatan paling panjang 1.000 karakter',
} as const;

/** Longest note. Source: decision 139. */
export const NOTE_MAX = 1_000;
