/** The bar below a form, and what it asks. Source: specification 1 §2.6. */
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
} as const;
