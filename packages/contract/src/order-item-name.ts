/**
 * What an order has bought, as staff read it: the name at the time of the order, with today's when the class was
 * renamed or the person was moved to another one. Source: D251.
 * @param now name of the class of the registration; null when it was deleted
 */
export const orderItemName = (label: string, now: string | null): string =>
  now === null || now === label ? label : `${label} (sekarang ${now})`;
