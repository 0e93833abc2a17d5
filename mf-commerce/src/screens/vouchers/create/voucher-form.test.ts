import { describe, expect, test } from '@jest/globals';
import { errorsOfForm } from '@widya/record-kit/editor/record-errors';
import { VOUCHER_FORM as form, type VoucherValues } from './voucher-form.ts';

const GOOD: VoucherValues = { ...form.blank, name: 'Diskon Contoh', percentage: '10' };
const of = (changes: Partial<VoucherValues>) => errorsOfForm(form, { ...GOOD, ...changes }, null);
const bodyOf = (changes: Partial<VoucherValues>) => form.bodyOf({ ...GOOD, ...changes }, null);

describe('a percentage', () => {
  test.each(['1', '100', ' 10 ', '10%'])('%j passes', async (percentage) => {
    expect(await of({ percentage })).toEqual({});
  });

  test.each(['', 'sepuluh', '1e2', '0x10'])('%j is no number', async (percentage) => {
    expect(await of({ percentage })).toEqual({ percentage: 'Harap mengisi angka di kolom besaran diskon' });
  });

  test.each(['0', '-1', '101', '10.5', '10,5'])('%j is out of range', async (percentage) => {
    expect(await of({ percentage })).toEqual({ percentage: 'Harap mengisi angka diantara 1 - 100 di kolom diskon' });
  });
});

describe('an amount', () => {
  test.each([
    [null, 'Harap mengisi angka di kolom besaran diskon'],
    [0, 'Besaran diskon tidak boleh 0 atau negatif'],
    [-5_000, 'Besaran diskon tidak boleh 0 atau negatif'],
    [1_000_000_001, 'Nominal paling banyak Rp1.000.000.000'],
  ])('%j is refused', async (amount, message) => {
    expect(await of({ kind: 'AMOUNT', amount })).toEqual({ amount: message });
  });

  test('ignores the input of the field that is not shown', async () => {
    expect(await of({ kind: 'AMOUNT', amount: 50_000, percentage: 'x' })).toEqual({});
  });
});

test('a name is required', async () => {
  expect(await of({ name: '  ' })).toEqual({ name: 'Harap mengisi nama voucher' });
});

test.each([
  [null, 'Jumlah voucer tidak boleh 0 atau negatif'],
  [0, 'Jumlah voucer tidak boleh 0 atau negatif'],
  [-3, 'Jumlah voucer tidak boleh 0 atau negatif'],
  [5_001, 'Jumlah voucer paling banyak 5.000'],
])('a count of %j is refused', async (count, message) => {
  expect(await of({ count })).toEqual({ count: message });
});

test.each(['DENGAN SPASI', 'A'.repeat(21), 'KODE_1', 'É'])('the code %j is refused', async (code) => {
  expect(Object.keys(await of({ code }))).toEqual(['code']);
});

test('a custom code creates one voucher, whatever the count was', async () => {
  expect(await of({ code: 'HEMAT-10', count: 0 })).toEqual({});
  expect(bodyOf({ code: ' HEMAT-10 ', count: 200 })).toMatchObject({ code: 'HEMAT-10', count: 1 });
});

test('the body has one kind of discount', () => {
  expect(bodyOf({ amount: 5_000 })).not.toHaveProperty('amount');
  expect(bodyOf({ kind: 'AMOUNT', amount: 5_000 })).not.toHaveProperty('percentage');
});
