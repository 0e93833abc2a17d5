import { formatNumber } from '@widya/design-system/formats/number';

/** Texts of the dialog of a template; those quoted by B-192 are verbatim. */
export const TEMPLATE_FORM_TEXTS = {
  addTitle: 'Buat Template Baru',
  editTitle: 'Edit Template',
  name: 'Nama templat',
  nameHelp: 'Hanya terlihat oleh admin.',
  scenario: 'Skenario',
  subject: 'Subyek',
  body: 'Isi surel',
  save: 'Simpan',
  saved: 'Template Tersimpan!',
  copyOf: (name: string) => `Salinan dari ${name}`.slice(0, 150),
  used: (usage: string) => `Templat ini dipakai ${usage}.`,
  usedWhy: 'Perubahan berlaku untuk surel berikutnya di semuanya. Surel yang sudah terkirim tidak berubah.',
  usedDefault: 'Templat ini juga terkirim di kelas yang tidak memilih templat.',
  usedMore: (count: number) => `dan ${formatNumber(count)} lainnya`,
  duplicateFirst: 'Duplikat lalu sunting',
  duplicated: 'Anda sekarang menyunting salinannya. Templat semula tidak berubah.',
  preview: 'Pratinjau',
} as const;
