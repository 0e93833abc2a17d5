/** What lasts past midnight. Source: decisions 23 and 25. */
export const END_DAY_TEXTS = {
  label: 'Tanggal selesai',
  other: 'Selesai di hari lain',
  why: 'Untuk yang berakhir lewat tengah malam.',
} as const;
