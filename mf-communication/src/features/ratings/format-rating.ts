/** `3,67`: averages have two decimals. B-215, C-107. */
export const formatRating = (value: number | null | undefined): string =>
  value === null || value === undefined ? '—' : value.toFixed(2).replace('.', ',');
