import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('separates with semicolons, begins with a byte order mark, ends lines as spreadsheets expect', () => {
  expect(
    csvOf([
      ['Nama', 'Harga'],
      ['A', 150_000],
    ]),
  ).toBe('\uFEFFNama;Harga\r\nA;150000\r\n');
});

test('quotes what would break a line or a cell', () => {
  expect(csvOf([['a;b', 'kata "kunci"', 'dua\nbaris', null]])).toBe('\uFEFF"a;b";"kata ""kunci""";"dua\nbaris";\r\n');
});

test.each(['=1+1', '+62812', '-3', '@SUM(A1)', '\tx'])('makes %s harmless', (text) => {
  expect(csvOf([[text]])).toContain(`'${text}`);
});

test('leaves negative numbers numbers', () => {
  expect(csvOf([[-3]])).toBe('\uFEFF-3\r\n');
});
