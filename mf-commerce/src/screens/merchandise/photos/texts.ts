/** Texts for photos of an item. Source: C-158, C-159, C-161 to C-165. */
export const PHOTO_TEXTS = {
  main: 'Foto utama',
  others: 'Foto lainnya',
  advice: 'Dipotong persegi.',
  noun: 'Foto',
  another: 'Foto lainnya',
  numbered: (position: number) => `Foto lainnya ${position}`,
  up: 'Pindah ke atas',
  down: 'Pindah ke bawah',
  remove: 'Hapus foto',
  actionOn: (action: string, position: number) => `${action}: foto ${position}`,
  moved: (to: number, count: number) => `Foto dipindah ke urutan ${to} dari ${count}`,
  removed: 'Foto dihapus',
  help: 'Seret, atau pakai tombol panah, untuk mengatur urutan. Paling banyak 10 foto.',
  full: 'Sudah 10 foto. Hapus salah satu untuk menambah yang baru.',
  uploadFailed: 'Kesalahan Terjadi',
} as const;

/** Most further photos that the API accepts. */
export const OTHER_PHOTOS_MAX = 10;
