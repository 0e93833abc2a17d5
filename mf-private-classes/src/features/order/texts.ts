/** Kind of the ordered items. */
export type Ordered = 'bab' | 'subbab';

/** Ordering of chapters and sub-chapters. Source: C-045 to C-049, C-051. */
export const ORDER_TEXTS = {
  edit: { bab: 'Sunting Urutan Bab', subbab: 'Sunting Urutan Subbab' },
  save: 'Simpan Urutan',
  cancel: 'Batal Sunting',
  saved: 'Urutan berhasil diperbarui!',
  tooFew: (what: Ordered) => `Perlu minimal 2 ${what} untuk mengatur urutan`,
  help: 'Seret baris, pakai tombol panah, atau ketik nomor urutnya.',
  number: (name: string) => `Urutan ${name}`,
  up: (name: string) => `Naikkan ${name}`,
  down: (name: string) => `Turunkan ${name}`,
  moved: (to: number, count: number) => `Dipindah ke urutan ${to} dari ${count}`,

  missing: 'Terdapat urutan yang belum terisi',
  above: {
    bab: 'Terdapat urutan yang melebihi jumlah bab yang tersedia',
    subbab: 'Terdapat urutan yang melebihi jumlah subbab yang tersedia',
  },
  zero: 'Urutan dimulai dari 1',
  double: {
    bab: '2 atau lebih bab memiliki urutan yang sama',
    subbab: '2 atau lebih subbab memiliki urutan yang sama',
  },

  conflict: (who: string | null) => `Urutan baru saja diubah ${who || 'orang lain'}`,
  conflictWhy: 'Simpan lagi untuk memakai urutan ini, atau batalkan untuk melihat urutan terbaru.',
} as const;
