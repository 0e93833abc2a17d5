/** Said where the API gives no sentence of its own. Source: specification 3 §8. */
export const FALLBACK = 'Kesalahan terjadi';
