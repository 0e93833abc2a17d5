import { expect, test } from 'vitest';
import { classRow } from '../../../testing/class-fixtures.ts';
import { previewPrices } from './price-preview.ts';

const cheap = classRow({ id: 1, price: 150_000, metrics: { waiting: 2, accepted: 5, pending: 3, income: 0 } });
const dear = classRow({ id: 2, price: 300_000, metrics: { waiting: 1, accepted: 0, pending: 0, income: 0 } });
const same = classRow({ id: 3, price: 200_000, metrics: { waiting: 9, accepted: 9, pending: 0, income: 0 } });

test('shows old, new and difference, and who keeps the old price', () => {
  const preview = previewPrices([cheap, dear, same], 200_000);
  expect(preview.changes.map(({ row, from, to, difference }) => [row.id, from, to, difference])).toEqual([
    [1, 150_000, 200_000, 50_000],
    [2, 300_000, 200_000, -100_000],
  ]);
  expect(preview.unchanged).toBe(1);
  expect(preview.keepOldPrice).toBe(8);
});

test('a price of zero makes classes free, it is not an empty price', () => {
  expect(previewPrices([cheap], 0).changes[0]?.difference).toBe(-150_000);
});
