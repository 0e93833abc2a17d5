/** Texts of the dialog that adds a question. */
export const ADD_TEXTS = {
  title: 'Tambah Pertanyaan',
  asker: 'Penanya',
  askerHelp: 'Cari peserta kelas ini, atau tulis nama lain.',
  placeholder: 'Cari nama atau surel',
  question: 'Pertanyaan',
  freeName: 'Nama bebas, bukan peserta',
  listFailed: 'Daftar peserta tidak dapat dimuat; dipakai sebagai nama bebas',
  unregistered: 'Penanya tidak terdaftar di kelas ini. Pertanyaan akan dibuat tanpa identitas dan tanpa ID peserta.',
  missingAsker: 'Pilih peserta atau tulis nama penanya',
  tooLong: 'Nama paling panjang 255 karakter',
  save: 'Simpan',
  cancel: 'Batal',
} as const;

/** Longest typed name. */
export const NAME_MAX = 255;
