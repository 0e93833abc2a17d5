/** Texts for the templates of scenarios. A-258, D48. */
export const CHOICE_TEXTS = {
  title: 'Surel otomatis',
  note: 'Pilihan langsung tersimpan.',
  builtIn: 'Templat bawaan',
  builtInOf: (name: string) => `Bawaan: ${name}`,
  none: 'Surel bawaan sistem',
  saved: 'Templat surel berhasil disimpan',
  failed: 'Pilihan templat tidak dapat dimuat',
  preview: 'Pratinjau',
  previewOf: (scenario: string) => `Pratinjau templat ${scenario.toLocaleLowerCase('id')}`,
} as const;
