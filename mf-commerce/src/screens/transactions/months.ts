import { FIRST_ORDER_MONTH } from '@widya/contract/order-status';
import { wibDate } from '@widya/contract/time/instants';
import { formatMonth } from '@widya/contract/time/texts';

/** A month in WIB; `month` is 1 to 12. */
export interface Month {
  readonly year: number;
  readonly month: number;
}

/** A month as `2026-11`, for options and comparisons. */
export const monthKey = ({ year, month }: Month): string => `${year}-${String(month).padStart(2, '0')}`;

const previous = ({ year, month }: Month): Month =>
  month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };

/** The current month in WIB. */
export function currentMonth(now: Date = new Date()): Month {
  const today = wibDate(now);
  return { year: Number(today.slice(0, 4)), month: Number(today.slice(5, 7)) };
}

/** Selectable months: from the current one back to June 2021, inclusive. Source: D73. */
export function monthOptions(now: Date = new Date()): readonly { readonly value: string; readonly label: string }[] {
  const options: { value: string; label: string }[] = [];
  for (let month = currentMonth(now); monthKey(month) >= FIRST_ORDER_MONTH; month = previous(month))
    options.push({ value: monthKey(month), label: formatMonth(`${monthKey(month)}-01`) });
  return options;
}

/** Whether a month is selectable. */
export function isOrderMonth({ year, month }: Month, now: Date = new Date()): boolean {
  const key = month >= 1 && month <= 12 ? monthKey({ year, month }) : '';
  return key >= FIRST_ORDER_MONTH && key <= monthKey(currentMonth(now));
}
