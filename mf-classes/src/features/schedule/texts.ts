/** Texts for an end on another day. Source: D23 and D25. */
export const END_DAY_TEXTS = {
  label: 'Tanggal selesai',
  other: 'Selesai di hari lain',
  why: 'Untuk yang berakhir lewat tengah malam.',
} as const;
