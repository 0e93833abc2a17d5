import { describe, expect, it } from '@jest/globals';
import { discountOf } from './voucher-rules.ts';

describe('the discount of a voucher (S33)', () => {
  it('is whole rupiah between nothing and the price, for every percentage and many prices', () => {
    for (let percentage = 1; percentage <= 100; percentage += 1)
      for (let price = 0; price <= 1_000_000; price += 7_919) {
        const off = discountOf(price, { percentage, amount: null });
        expect(Number.isInteger(off)).toBe(true);
        expect(off).toBeGreaterThanOrEqual(0);
        expect(off).toBeLessThanOrEqual(price);
        // Rounded down: one rupiah more would be above the exact share.
        expect(off * 100).toBeLessThanOrEqual(price * percentage);
        expect((off + 1) * 100).toBeGreaterThan(price * percentage);
      }
  });

  it('never exceeds the price', () => {
    expect(discountOf(10_000, { percentage: null, amount: 25_000 })).toBe(10_000);
    expect(discountOf(0, { percentage: null, amount: 25_000 })).toBe(0);
    expect(discountOf(999_999_999, { percentage: 100, amount: null })).toBe(999_999_999);
  });
});
