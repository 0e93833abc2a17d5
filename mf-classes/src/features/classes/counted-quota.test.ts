import { expect, test } from '@jest/globals';
import { countedQuota } from './counted-quota.ts';

test('a free class and one without limit show no quota', () => {
  expect(countedQuota({ quota: 75, price: 150_000 })).toBe(75);
  expect(countedQuota({ quota: 75, price: 0 })).toBeNull();
  expect(countedQuota({ quota: 0, price: 150_000 })).toBeNull();
});
