import { expect, test } from 'vitest';
import { logChanges } from './log-changes.ts';

test('puts what changed first and keeps the order otherwise', () => {
  const changes = logChanges({ name: 'A', price: 1, note: null }, { name: 'A', price: 2, note: 'x' });
  expect(changes).toEqual([
    { field: 'price', before: '1', after: '2', changed: true },
    { field: 'note', before: null, after: 'x', changed: true },
    { field: 'name', before: 'A', after: 'A', changed: false },
  ]);
});

test('shows what was made and what was deleted', () => {
  expect(logChanges(null, { name: 'A' })).toEqual([{ field: 'name', before: null, after: 'A', changed: true }]);
  expect(logChanges({ name: 'A' }, null)).toEqual([{ field: 'name', before: 'A', after: null, changed: true }]);
  expect(logChanges(null, null)).toEqual([]);
});

test('reads flags and lists', () => {
  expect(logChanges({ hidden: false, list: [1] }, { hidden: true, list: [1, 2] })).toMatchObject([
    { before: 'Tidak', after: 'Ya' },
    { before: '[1]', after: '[1,2]' },
  ]);
});
