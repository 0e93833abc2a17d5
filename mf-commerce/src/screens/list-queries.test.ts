import { expect, test } from '@jest/globals';
import { exceptionList, monthFiltersOf, monthList } from './transactions/list.ts';
import { voucherList } from './vouchers/list.ts';

test('ignores invalid values in the address', () => {
  const wrong = new URLSearchParams('tab=x&page=0&per_page=3&sort=password&type=FREE&outcome=rich&year=2026&month=13');
  expect(voucherList.read(wrong)).toEqual(voucherList.read(new URLSearchParams()));
  expect(monthList.read(wrong)).toEqual(monthList.read(new URLSearchParams()));
});

test.each(['year=2021&month=5', 'year=x&month=1', 'year=2026'])('an address with %j means this month', (search) => {
  expect(monthList.queryOf(monthList.read(new URLSearchParams(search)))).toEqual({ page: 1, per_page: 10 });
});

test('exceptions are those of all months, however they ended', () => {
  const search = new URLSearchParams('tab=exceptions&year=2026&month=3&outcome=waiting&q=WID&sort=-amount');
  expect(exceptionList.queryOf(exceptionList.read(search))).toEqual({
    exceptions: '1',
    q: 'WID',
    sort: '-amount',
    page: 1,
    per_page: 10,
  });
});

test('downloads follow the filters and nothing else', () => {
  const search = new URLSearchParams(
    'tab=inactive&q=a&page=4&sort=name&batch_id=angkatan-1&year=2026&month=3&outcome=accepted',
  );
  expect(voucherList.filtersOf(voucherList.read(search))).toEqual({
    tab: 'inactive',
    q: 'a',
    batch_id: 'angkatan-1',
  });
  expect(monthFiltersOf(monthList.read(search))).toEqual({ year: 2026, month: 3, outcome: 'accepted', q: 'a' });
});
