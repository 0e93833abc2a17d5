import { wibDate } from '@widya/contract/time/instants';
import { formatMonth } from '@widya/contract/time/texts';
import { ALL_MONTHS, PRESENT } from './list.ts';

/** First month with registrations. Source: D73. */
const FIRST = '2020-09';

/** `YYYY-MM` of a moment, in WIB. */
export const monthOf = (when: Date): string => wibDate(when).slice(0, 7);

/** The displayed month, `YYYY-MM`; null for all months. */
export const shownMonth = (value: string, now: Date): string | null => {
  if (value === ALL_MONTHS) return null;
  return value === PRESENT ? monthOf(now) : value;
};

/** Name of a month: 'November 2026'. */
export const monthName = (month: string): string => formatMonth(`${month}-01T05:00:00Z`);

/** All months from the current one back to the first, inclusive. */
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
