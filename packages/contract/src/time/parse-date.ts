import { isDay } from './instants.ts';
import { twoDigits } from './two-digits.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'mei', 'jun', 'jul', 'ag', 'sep', 'okt', 'nov', 'des'];

function build(year: string, month: number, day: string): string | null {
  const full = year.length === 2 ? `20${year}` : year;
  const text = `${full}-${twoDigits(month)}-${day.padStart(2, '0')}`;
  // Refuses years such as 0026, which are typing errors.
  return isDay(text) && !full.startsWith('00') ? text : null;
}

/**
 * Parses a typed date to `YYYY-MM-DD`: `24/11/2026`, `24-11-26`, `24.11.2026`, `24 Nov 2026`, `24 November 2026`,
 * `2026-11-24`. Day before month, as in Indonesia. Null when invalid, 31 February included.
 */
export function parseDateText(text: string): string | null {
  const bare = text.trim().toLowerCase();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(bare);
  if (iso) return build(iso[1] ?? '', Number(iso[2]), iso[3] ?? '');
  const numeric = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/.exec(bare);
  if (numeric) return build(numeric[3] ?? '', Number(numeric[2]), numeric[1] ?? '');
  const named = /^(\d{1,2})[ .-]*([a-z]+)\.?[ .-]*(\d{4})$/.exec(bare);
  if (!named) return null;
  const month = MONTHS.findIndex((start) => named[2]?.startsWith(start));
  return build(named[3] ?? '', month + 1, named[1] ?? '');
}
