/** Shown when the code of an overlay could not be loaded. */
export const NOT_LOADED = {
  title: 'Bagian ini tidak dapat dimuat',
  why: 'Periksa jaringan, lalu coba lagi.',
} as const;
