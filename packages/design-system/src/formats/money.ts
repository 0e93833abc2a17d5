import { formatNumber } from './number.ts';

/** `Rp1.250.000`, negative `-Rp50.000`; empty when it is not a number. For sums, which may be zero. Integer rupiah. */
export function formatMoneyPlain(rupiah: number | null | undefined): string {
  if (rupiah === null || rupiah === undefined || !Number.isFinite(rupiah)) return '';
  return `${rupiah < 0 ? '-' : ''}Rp${formatNumber(Math.abs(Math.round(rupiah)))}`;
}

/** A price: like `formatMoneyPlain`, but zero is `Gratis`. */
export function formatMoney(rupiah: number | null | undefined): string {
  return rupiah === 0 ? 'Gratis' : formatMoneyPlain(rupiah);
}

/**
 * Parses typed or pasted rupiah: `1500000`, `1.500.000`, `Rp 1.500.000`, `Rp1.500.000,00`, `1,500,000`, `IDR 1500000`,
 * `Gratis`. Dots and commas before exactly three digits separate thousands; a last separator before one or two digits
 * starts a fraction, which is dropped because rupiah have none. Null when it is not an amount or exceeds a safe
 * integer. `parseFloat` would read 1.500.000 as 1,5.
 */
export function parseMoney(text: string): number | null {
  const bare = text.trim().replace(/\u00a0/g, ' ');
  if (/^gratis$/i.test(bare)) return 0;
  const body = bare.replace(/^(rp\.?|idr)\s*/i, '').replace(/(,-|\s*(rupiah|idr))$/i, '');
  const whole = body.replace(/[.,]\d{1,2}$/, '');
  if (!/^\d{1,3}([., ]\d{3})+$|^\d+$/.test(whole)) return null;
  const value = Number(whole.replace(/[., ]/g, ''));
  return Number.isSafeInteger(value) ? value : null;
}
