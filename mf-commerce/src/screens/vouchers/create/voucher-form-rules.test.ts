import { describe, expect, test } from '@jest/globals';
import { checkVoucher } from './voucher-form-rules.ts';
import { NEW_VOUCHER, type VoucherValues, voucherBodyOf } from './voucher-values.ts';

const GOOD: VoucherValues = { ...NEW_VOUCHER, name: 'Diskon Contoh', percentage: '10' };
const of = (changes: Partial<VoucherValues>) => checkVoucher({ ...GOOD, ...changes });

describe('a percentage', () => {
  test.each(['1', '100', ' 10 ', '10%'])('%j passes', (percentage) => {
    expect(of({ percentage })).toEqual({});
  });

  test.each(['', 'sepuluh', '1e2', '0x10'])('%j is no number', (percentage) => {
    expect(of({ percentage })).toEqual({ percentage: 'Harap mengisi angka di kolom besaran diskon' });
  });

  test.each(['0', '-1', '101', '10.5', '10,5'])('%j is out of range', (percentage) => {
    expect(of({ percentage })).toEqual({ percentage: 'Harap mengisi angka diantara 1 - 100 di kolom diskon' });
  });
});

describe('an amount', () => {
  test.each([
    [null, 'Harap mengisi angka di kolom besaran diskon'],
    [0, 'Besaran diskon tidak boleh 0 atau negatif'],
    [-5_000, 'Besaran diskon tidak boleh 0 atau negatif'],
    [1_000_000_001, 'Nominal paling banyak Rp1.000.000.000'],
  ])('%j is refused', (amount, message) => {
    expect(of({ kind: 'AMOUNT', amount })).toEqual({ amount: message });
  });

  test('does not mind what stands in the field that is not shown', () => {
    expect(of({ kind: 'AMOUNT', amount: 50_000, percentage: 'x' })).toEqual({});
  });
});

test('a name is needed', () => {
  expect(of({ name: '  ' })).toEqual({ name: 'Harap mengisi nama voucher' });
});

test.each([
  [null, 'Jumlah voucer tidak boleh 0 atau negatif'],
  [0, 'Jumlah voucer tidak boleh 0 atau negatif'],
  [-3, 'Jumlah voucer tidak boleh 0 atau negatif'],
  [5_001, 'Jumlah voucer paling banyak 5.000'],
])('a count of %j is refused', (count, message) => {
  expect(of({ count })).toEqual({ count: message });
});

test.each(['DENGAN SPASI', 'A'.repeat(21), 'KODE_1', 'É'])('the code %j is refused', (code) => {
  expect(Object.keys(of({ code }))).toEqual(['code']);
});

test('a code of its own makes one, whatever the count was', () => {
  expect(of({ code: 'HEMAT-10', count: 0 })).toEqual({});
  expect(voucherBodyOf({ ...GOOD, code: ' HEMAT-10 ', count: 200 })).toMatchObject({ code: 'HEMAT-10', count: 1 });
});

test('the body holds one kind of discount', () => {
  expect(voucherBodyOf({ ...GOOD, amount: 5_000 })).not.toHaveProperty('amount');
  expect(voucherBodyOf({ ...GOOD, kind: 'AMOUNT', amount: 5_000 })).not.toHaveProperty('percentage');
});
