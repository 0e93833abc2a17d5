import { expect, test } from '@jest/globals';
import { seats } from './counts.ts';

test.each([
  [{ price: 150_000, quota: 100 }, '82/100'],
  [{ price: 150_000, quota: 0 }, '82'],
  [{ price: 150_000, quota: null }, '82'],
  [{ price: 0, quota: 100 }, '82'],
])('the quota of %o shows as %s', (facts, shown) => {
  expect(seats(82, facts, String)).toBe(shown);
});
