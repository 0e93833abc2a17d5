import { formatNumber } from '@widya/design-system/formats/number';

/** Texts of Template Email. Source: B-186, B-187, B-193. */
export const TEMPLATE_TEXTS = {
  list: 'Daftar templat',
  add: 'Buat Template Baru',
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  search: 'Cari nama, subyek, isi',
  failed: 'Daftar templat tidak dapat dimuat',
  /** Message when the API sends none. B-193. */
  loadFailed: 'Terjadi Kesalahan',
  scenarioFilter: 'Skenario',
  columns: { name: 'Nama templat', scenario: 'Skenario', usage: 'Dipakai', updated: 'Diubah' },
  isDefault: 'Bawaan',
  isDefaultHint: 'Terkirim di kelas yang tidak memilih templat untuk skenario ini',
  unused: 'Belum dipakai',
  usedBy: ({ classes, courses, events }: { classes: number; courses: number; events: number }) =>
    [
      classes > 0 && `${formatNumber(classes)} kelas`,
      courses > 0 && `${formatNumber(courses)} kelas daring mandiri`,
      events > 0 && `${formatNumber(events)} event`,
    ]
      .filter((part) => part !== false)
      .join(', '),
  actions: { edit: 'Edit', preview: 'Pratinjau', duplicate: 'Duplikat' },
  empty: 'Belum ada templat surel',
  emptyWhy: 'Templat berisi subyek dan isi surel yang terkirim otomatis pada setiap skenario.',
  filteredEmpty: 'Tidak ada templat dengan skenario ini',
  previewTitle: (name: string) => `Pratinjau ${name}`,
  missing: 'Templat tidak ditemukan',
  missingWhy: 'Templat ini tidak ada, atau alamatnya keliru.',
  close: 'Tutup',
} as const;
