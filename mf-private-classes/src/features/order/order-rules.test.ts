import { expect, test } from '@jest/globals';
import { byNumber, numbered, orderProblem } from './order-rules.ts';

const itemsWith = (...numbers: string[]) =>
  numbers.map((number, at) => ({ id: at + 1, name: `Bab ${at + 1}`, number }));

test.each([
  [['2', '1'], null],
  [['', '1'], 'Terdapat urutan yang belum terisi'],
  [['3', '1'], 'Terdapat urutan yang melebihi jumlah bab yang tersedia'],
  [['1', '01'], '2 atau lebih bab memiliki urutan yang sama'],
  [['0', '1'], 'Urutan dimulai dari 1'],
])('%j: %s', (numbers, problem) => {
  expect(orderProblem(itemsWith(...numbers), 'bab')).toBe(problem);
});

test('sorts rows by their numbers, and keeps the order when these are invalid', () => {
  expect(byNumber(itemsWith('3', '1', '2')).map(({ id }) => id)).toEqual([2, 3, 1]);
  expect(byNumber(itemsWith('1', '1')).map(({ id }) => id)).toEqual([1, 2]);
  expect(numbered(itemsWith('9', '')).map(({ number }) => number)).toEqual(['1', '2']);
});
