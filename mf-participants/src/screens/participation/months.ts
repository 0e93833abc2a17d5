import { wibDate } from '@widya/contract/time/instants';
import { formatMonth } from '@widya/contract/time/texts';

/** Registrations are kept from September 2020 on. Source: D73. */
const FIRST = '2020-09';

/** `YYYY-MM` of a moment, in WIB. */
export const monthOf = (when: Date): string => wibDate(when).slice(0, 7);

/** In words: 'November 2026'. */
export const monthName = (month: string): string => formatMonth(`${month}-01T05:00:00Z`);

/** Every month from the present one back to the first, both included. */
export function monthsUntil(now: Date): string[] {
  const months: string[] = [];
  let [year = 0, month = 0] = monthOf(now).split('-').map(Number);
  for (;;) {
    const text = `${year}-${String(month).padStart(2, '0')}`;
    if (text < FIRST) return months;
    months.push(text);
    month -= 1;
    if (month === 0) {
      month = 12;
      year -= 1;
    }
  }
}
