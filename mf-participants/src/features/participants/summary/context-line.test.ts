import { expect, test } from '@jest/globals';
import { SUMMARY } from '../../../testing/participant-fixtures.ts';
import { contextLine } from './context-line.ts';

test('shows class, people, quota and income', () => {
  expect(contextLine(SUMMARY)).toBe(
    'Menyunting Naskah Akademik · Pendaftar 100 · diterima 82/100 · +4 antre · pemasukan Rp12.300.000',
  );
});

test('a free class shows no quota, an empty waiting list is omitted', () => {
  const free = { ...SUMMARY, price: 0, income: 0, counts: { ...SUMMARY.counts, pending: 0 } };
  expect(contextLine(free)).toBe('Menyunting Naskah Akademik · Pendaftar 100 · diterima 82 · pemasukan Rp0');
});
