import { formatNumber } from '@widya/design-system/formats/number';

/** Texts of the questions of the final test. */
export const QUESTION_TEXTS = {
  list: 'Soal tes akhir',
  empty: 'Belum ada soal',
  emptyWhy: 'Tambahkan soal isian atau pilihan. Tes dapat dikerjakan setelah disimpan.',
  add: 'Tambah Soal',
  number: (number: number) => `Soal ${formatNumber(number)}`,
  edit: 'Sunting',
  editOne: (number: number) => `Sunting soal ${number}`,
  finish: 'Selesai',
  remove: 'Hapus',
  removeOne: (number: number) => `Hapus soal ${number}`,
  type: 'Jenis',
  types: { option: 'Pilihan', isian: 'Isian' },
  description: 'Pertanyaan',
  blank: 'Pertanyaan belum diisi',
  options: 'Pilihan jawaban',
  optionsHelp: 'Tandai jawaban yang benar.',
  option: (number: number) => `Pilihan ${number}`,
  correct: (number: number) => `Pilihan ${number} benar`,
  removeOption: (number: number) => `Hapus pilihan ${number}`,
  addOption: 'Tambah pilihan',
  correctText: 'Jawaban benar',
  correctTextHelp: 'Huruf besar dan kecil tidak dibedakan. Kosongkan bila dinilai manual.',
  correctIs: (answer: string) => `Jawaban benar: ${answer}`,
  byHand: 'Dinilai manual',
  right: 'Jawaban benar',
  wrong: (questions: number) => `${formatNumber(questions)} soal perlu diperbaiki`,
  saved: 'Tes akhir tersimpan',
  savedRescored: 'Tes akhir tersimpan dan jawaban dinilai ulang',

  warning: (answers: number) =>
    `${formatNumber(answers)} peserta sudah mengerjakan tes ini. Perubahan soal dapat memengaruhi nilainya.`,
  rescoreTitle: 'Nilai ulang jawaban?',
  rescoreWhy: (answers: number) =>
    `${formatNumber(answers)} peserta sudah mengerjakan tes ini. Jawaban mereka dapat dinilai ulang menurut soal yang baru; nilai yang diberikan manual tetap.`,
  rescore: 'Simpan dan nilai ulang',
  keepScores: 'Simpan tanpa menilai ulang',
  cancel: 'Batal',

  conflictTitle: (who?: string | null) => `Tes akhir baru saja diubah ${who || 'orang lain'}`,
  conflictWhy: 'Pilih soal yang dipakai. Isi terbaru:',
  takeTheirs: 'Pakai isi terbaru',
  keepMine: 'Pakai isian saya',
} as const;
