/** Moving somebody to another class. D235. */
export const MOVE_TEXTS = {
  title: 'Pindahkan ke kelas lain',
  lead: (name: string) =>
    `Pesanan dan harga ${name} ikut pindah, tempat yang ditinggalkan diberikan kepada antrean, dan surel dikirim kepada peserta.`,
  target: 'Kelas tujuan',
  placeholder: 'Cari nama atau kode kelas',
  submit: 'Pindahkan',
  permanent: 'Tanpa tanggal',
  unlimited: 'tanpa batas tempat',
  free: (seats: string) => `sisa ${seats} tempat`,
  full: 'Kelas tujuan sudah penuh.',
  samePrice: (price: string) => `Harga kelas tujuan sama: ${price}.`,
  dearer: (price: string, more: string, ordered: string) =>
    `Kelas tujuan berharga ${price}, lebih mahal ${more}. Peserta tetap dengan ${ordered}; selisihnya tidak ditagih.`,
  cheaper: (price: string, less: string, ordered: string) =>
    `Kelas tujuan berharga ${price}, lebih murah ${less}. Peserta tetap dengan ${ordered}; selisihnya tidak dikembalikan.`,
  done: (name: string, target: string) => `${name} dipindahkan ke ${target}`,
} as const;
