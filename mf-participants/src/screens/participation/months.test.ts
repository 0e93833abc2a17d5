import { expect, test } from '@jest/globals';
import { monthName, monthOf, monthsUntil } from './months.ts';

test('months go from the present one, in WIB, back to September 2020 (D73)', () => {
  const months = monthsUntil(new Date('2021-01-31T17:30:00Z'));
  expect(months).toEqual(['2021-02', '2021-01', '2020-12', '2020-11', '2020-10', '2020-09']);
  expect(monthOf(new Date('2026-11-30T16:59:00Z'))).toBe('2026-11');
  expect(monthName('2026-11')).toBe('November 2026');
});
