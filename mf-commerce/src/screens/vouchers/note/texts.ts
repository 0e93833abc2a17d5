/** The note of a voucher. Rule C-132. */
export const NOTE_TEXTS = {
  title: 'Ubah Catatan',
  of: (name: string, code: string) => `Voucher ${name}, kode ${code}`,
  label: 'Catatan',
  help: 'Hanya dibaca oleh pengelola.',
  tooLong: 'Catatan paling panjang 1.000 karakter',
  saved: 'Catatan berhasil diperbarui!',
  conflict: (who?: string | null) => `Catatan ini baru saja diubah ${who || 'orang lain'}. Pilih catatan yang dipakai.`,
  theirs: 'Catatan terbaru',
  mine: 'Catatan Anda',
  none: 'Kosong',
  takeTheirs: 'Pakai catatan terbaru',
  keepMine: 'Pakai catatan saya',
  save: 'Simpan',
  cancel: 'Batal',
} as const;

/** Longest note, as the API takes it. */
export const NOTE_MAX = 1_000;
