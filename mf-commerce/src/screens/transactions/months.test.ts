import { expect, test } from '@jest/globals';
import { currentMonth, isOrderMonth, monthOptions } from './months.ts';

const NOW = new Date('2026-11-20T03:00:00.000Z');

test('months go from this one back to June 2021, both included', () => {
  const options = monthOptions(NOW);
  expect(options[0]).toEqual({ value: '2026-11', label: 'November 2026' });
  expect(options.at(-1)).toEqual({ value: '2021-06', label: 'Juni 2021' });
  expect(options).toHaveLength(66);
});

test('the current month is that of WIB, also on the last evening of a month in UTC', () => {
  expect(currentMonth(new Date('2026-12-31T17:00:00.000Z'))).toEqual({ year: 2027, month: 1 });
});

test.each([
  { year: 0, month: 0 },
  { year: 2021, month: 5 },
  { year: 2026, month: 12 },
  { year: 2026, month: 13 },
  { year: 0, month: 1 },
  { year: 2026, month: 0 },
])('%j cannot be chosen', (month) => {
  expect(isOrderMonth(month, NOW)).toBe(false);
});

test('any other month since the first order can be chosen', () => {
  expect(isOrderMonth({ year: 2021, month: 6 }, NOW)).toBe(true);
});
