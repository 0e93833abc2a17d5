import { expect, test } from '@jest/globals';
import { logChanges } from './log-changes.ts';

type Values = Readonly<Record<string, unknown>> | null;
const changes = (before: Values, after: Values, code = 'UPDATE_CLASS') => logChanges({ code, before, after });

test('puts what changed first and keeps the order otherwise', () => {
  expect(changes({ name: 'A', quota: 1, note: null }, { name: 'A', quota: 2, note: 'x' })).toEqual([
    { field: 'quota', before: '1', after: '2', changed: true },
    { field: 'note', before: null, after: 'x', changed: true },
    { field: 'name', before: 'A', after: 'A', changed: false },
  ]);
});

test('shows what was made and what was deleted', () => {
  expect(changes(null, { name: 'A' })).toEqual([{ field: 'name', before: null, after: 'A', changed: true }]);
  expect(changes({ name: 'A' }, null)).toEqual([{ field: 'name', before: 'A', after: null, changed: true }]);
  expect(changes(null, null)).toEqual([]);
});

test('writes values as people read them', () => {
  expect(changes({ hidden: false, list: [1] }, { hidden: true, list: [1, 2] })).toMatchObject([
    { before: 'Tidak', after: 'Ya' },
    { before: '[1]', after: '[1,2]' },
  ]);
  expect(changes({ active: 1, price: 150_000 }, { active: 0, price: 0 })).toMatchObject([
    { before: 'Ya', after: 'Tidak' },
    { before: 'Rp150.000', after: 'Rp0' },
  ]);
  expect(changes({ MNA7Q2KD: 150_000 }, { MNA7Q2KD: 200_000 }, 'UPDATEPRICE_CLASS')).toMatchObject([
    { before: 'Rp150.000', after: 'Rp200.000' },
  ]);
  expect(changes(null, { start_time: '2026-11-24T02:00:00.000Z' })[0]?.after).toBe('24 Nov 2026, 09:00 WIB');
});
