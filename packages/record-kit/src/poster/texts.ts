/** Labels of the two posters of classes and courses. Source, C-024. */
export const POSTER_TEXTS = {
  title: 'Poster',
  mainPoster: 'Poster Utama',
  iosPoster: 'Poster iOS',
  posterAdvice: 'Persegi, disarankan 800 × 800 piksel.',
  posterGenerated: 'Poster otomatis tampil selama belum ada yang diunggah.',
  productId: 'ID produk iOS',
} as const;
