import { describe, expect, it } from '@jest/globals';
import { AGE_RANGES, birthRange, bornBy, pagesOf } from './rules.ts';

describe('the day of birth', () => {
  it.each([
    [18, '2026-11-22', '2008-11-22'],
    [0, '2026-11-22', '2026-11-22'],
    // In a common year, people born on 29 February become a year older on 1 March.
    [18, '2026-02-28', '2008-02-28'],
    [18, '2026-03-01', '2008-03-01'],
    [18, '2028-02-29', '2010-02-28'],
    [20, '2028-02-29', '2008-02-29'],
  ])('of people of %i on %s is %s at the latest', (age, today, day) => {
    expect(bornBy(age, today)).toBe(day);
  });

  it('lies in one range of the chart only', () => {
    const ranges = Object.values(AGE_RANGES).map((range) => birthRange(range, '2026-11-22'));
    expect(ranges).toEqual([
      { after: '2008-11-22', until: '2026-11-22' },
      { after: '2001-11-22', until: '2008-11-22' },
      { after: '1986-11-22', until: '2001-11-22' },
      { after: null, until: '1986-11-22' },
    ]);
  });
});

it('an empty list has one page, and a full page no second', () => {
  expect([0, 1, 5, 6].map((total) => pagesOf(total, 5))).toEqual([1, 1, 1, 2]);
});
