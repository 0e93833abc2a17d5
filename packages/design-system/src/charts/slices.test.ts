import { expect, it } from '@jest/globals';
import { topSlices } from './slices.ts';

const of = (...values: number[]) => values.map((value, index) => ({ label: `T${index}`, value }));

it('sorts and leaves empty parts out', () => {
  expect(topSlices(of(1, 0, 5)).map(({ value }) => value)).toEqual([5, 1]);
});

it('combines the slices beyond five colours', () => {
  const slices = topSlices(of(1, 2, 3, 4, 5, 6));
  expect(slices).toHaveLength(5);
  expect(slices.at(-1)).toEqual({ label: 'Lainnya', value: 3 });
});
