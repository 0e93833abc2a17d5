import { describe, expect, it } from '@jest/globals';
import { formatMoney, formatMoneyPlain, parseMoney } from './money.ts';
import { formatBytes, formatDuration, formatNumber, formatPercent } from './number.ts';

describe('money', () => {
  it.each([
    [0, 'Gratis', 'Rp0'],
    [500, 'Rp500', 'Rp500'],
    [150000, 'Rp150.000', 'Rp150.000'],
    [1250000, 'Rp1.250.000', 'Rp1.250.000'],
    [-50000, '-Rp50.000', '-Rp50.000'],
  ])('%d is a price %s and a sum %s', (rupiah, price, sum) => {
    expect(formatMoney(rupiah)).toBe(price);
    expect(formatMoneyPlain(rupiah)).toBe(sum);
  });

  it.each([
    ['1500000', 1500000],
    ['1.500.000', 1500000],
    ['Rp1.500.000', 1500000],
    ['Rp 1.500.000,00', 1500000],
    ['Rp. 1.500.000,-', 1500000],
    ['IDR 1,500,000', 1500000],
    ['1 500 000', 1500000],
    ['1.500', 1500],
    ['150.000,50', 150000],
    ['0', 0],
    ['Gratis', 0],
    [' 25.000 ', 25000],
  ])('reads %s as %d', (text, rupiah) => {
    expect(parseMoney(text)).toBe(rupiah);
  });

  it.each(['', 'seratus', '1.50.000', '-5000', '12a', '1..000', '99999999999999999'])('refuses %j', (text) => {
    expect(parseMoney(text)).toBeNull();
  });
});

describe('numbers', () => {
  it('uses dots for thousands and a comma for fractions', () => {
    expect(formatNumber(1204)).toBe('1.204');
    expect(formatNumber(-12345.5)).toBe('-12.345,5');
    expect(formatNumber(null)).toBe('');
    expect(formatPercent(12.54)).toBe('12,5%');
    expect(formatBytes(1234567)).toBe('1,2 MB');
    expect(formatBytes(340)).toBe('340 B');
    expect(formatDuration(307)).toBe('5:07');
  });
});
