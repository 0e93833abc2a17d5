import { expect, test } from '@jest/globals';
import { voucherText } from './voucher-text.ts';

test.each([
  [null, ''],
  [{ code: 'MERDEKA', amount: null, percentage: 10 }, 'MERDEKA · 10%'],
  [{ code: 'HEMAT', amount: 50_000, percentage: null }, 'HEMAT · Rp50.000'],
])('%o is shown as %s', (voucher, text) => {
  expect(voucherText(voucher)).toBe(text);
});
