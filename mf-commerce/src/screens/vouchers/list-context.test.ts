import { expect, test } from '@jest/globals';
import { listContext } from './list-context.ts';

test('shows how many vouchers are usable, and how many are not', () => {
  expect(listContext({ total: 90, usable: 90 }, true)).toBe('90 voucher dapat dipakai');
  expect(listContext({ total: 1_090, usable: 90 }, true)).toBe('90 voucher dapat dipakai, 1.000 nonaktif');
  expect(listContext({ total: 12, usable: 0 }, false)).toBe('12 voucher tidak dapat dipakai');
});
