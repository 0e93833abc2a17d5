/** Shown when the code of a part of the page could not be loaded. */
export const NOT_LOADED = {
  title: 'Bagian ini tidak dapat dimuat',
  why: 'Periksa jaringan, lalu coba lagi.',
} as const;
