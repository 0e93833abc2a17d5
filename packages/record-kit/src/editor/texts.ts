/** Texts of the save bar, its questions, and the fallback message of a refusal. Source: and C-040. */
export const SAVE_TEXTS = {
  save: 'Simpan',
  discard: 'Batal',
  saved: 'Semua perubahan tersimpan',
  untouched: 'Belum ada isian',
  unsaved: (fields: number) => `${fields} perubahan belum disimpan`,
  draft: (clock: string) => `konsep tersimpan ${clock}`,
  problems: (fields: number) => `${fields} isian perlu diperbaiki`,
  discardTitle: 'Buang perubahan?',
  discardWhy: 'Isian yang belum disimpan akan hilang.',
  discardConfirm: 'Buang',
  keepEditing: 'Lanjut menyunting',
  failed: 'Kesalahan terjadi',
} as const;
