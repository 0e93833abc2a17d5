import { expect, test } from '@jest/globals';
import { previewPrices } from './price-preview.ts';

const item = (id: number, price: number, orders: number) => ({
  id,
  name: `Kelas ${id}`,
  about: `KLS${id}`,
  searched: `Kelas ${id}`,
  price,
  orders,
});
const cheap = item(1, 150_000, 7);
const dear = item(2, 300_000, 1);
const same = item(3, 200_000, 18);

test('shows old, new and difference, and who keeps the old price', () => {
  const preview = previewPrices([cheap, dear, same], 200_000);
  expect(preview.changes.map(({ item: { id }, from, to, difference }) => [id, from, to, difference])).toEqual([
    [1, 150_000, 200_000, 50_000],
    [2, 300_000, 200_000, -100_000],
  ]);
  expect(preview.unchanged).toBe(1);
  expect(preview.keepOldPrice).toBe(8);
});

test('a price of zero makes classes free, it is not an empty price', () => {
  expect(previewPrices([cheap], 0).changes[0]?.difference).toBe(-150_000);
});
