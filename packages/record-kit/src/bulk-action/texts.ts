/** Texts of the preview of a bulk action. */
export const PREVIEW_TEXTS = {
  label: 'Pratinjau',
  failed: 'Pratinjau tidak dapat dimuat',
  examples: 'Antara lain',
  skipped: (rows: string) => `${rows} dilewati`,
  skippedBecause: (rows: string, reason: string) => `${rows}: ${reason}`,
} as const;

/** Texts of the dialog. */
export const DIALOG_TEXTS = { cancel: 'Batal' } as const;
