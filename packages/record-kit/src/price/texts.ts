/** Texts of the struck-through price of classes and courses. Source: D28. */
export const STRUCK_PRICE_TEXTS = {
  discounted: 'Tampilkan harga coret',
  struckPrice: 'Harga coret',
} as const;
