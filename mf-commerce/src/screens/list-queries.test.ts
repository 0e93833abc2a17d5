import { describe, expect, test } from '@jest/globals';
import { canonicalUrl } from '@widya/contract/routing/canonical-url';
import { firstQueryUrl } from '@widya/contract/routing/first-query';
import { transactionsFirstQuery } from './transactions/first-query.ts';
import { monthFiltersOf, monthQueryOf, readOrderListState } from './transactions/list-query.ts';
import { vouchersFirstQuery } from './vouchers/first-query.ts';
import { readVoucherListState, voucherFiltersOf, voucherListQueryOf } from './vouchers/list-query.ts';

describe('the first query is the one the page asks before the screen is there', () => {
  test.each([
    '',
    'tab=inactive&q=hemat&type=PERMANENT&batch_id=angkatan-1&sort=-used_count&page=2&per_page=100',
    'show_inactive=1',
  ])('vouchers: %s', (search) => {
    const query = voucherListQueryOf(readVoucherListState(new URLSearchParams(search)));
    expect(canonicalUrl(vouchersFirstQuery.path, query)).toBe(firstQueryUrl(vouchersFirstQuery, {}, search));
  });

  test.each(['', 'year=2026&month=3&outcome=waiting&q=WID&sort=-amount&page=2&per_page=5'])(
    'transactions: %s',
    (search) => {
      const query = monthQueryOf(readOrderListState(new URLSearchParams(search)));
      expect(canonicalUrl(transactionsFirstQuery.path, query)).toBe(firstQueryUrl(transactionsFirstQuery, {}, search));
    },
  );
});

test('nonsense in the address counts as not said', () => {
  const wrong = new URLSearchParams('tab=x&page=0&per_page=3&sort=password&type=FREE&outcome=rich');
  expect(readVoucherListState(wrong)).toEqual(readVoucherListState(new URLSearchParams()));
  expect(readOrderListState(wrong)).toEqual(readOrderListState(new URLSearchParams()));
});

test('downloads follow the filters and nothing else', () => {
  const search = new URLSearchParams(
    'tab=inactive&q=a&page=4&sort=name&batch_id=angkatan-1&year=2026&month=3&outcome=accepted',
  );
  expect(voucherFiltersOf(readVoucherListState(search))).toEqual({
    tab: 'inactive',
    q: 'a',
    batch_id: 'angkatan-1',
  });
  expect(monthFiltersOf(readOrderListState(search))).toEqual({ year: 2026, month: 3, outcome: 'accepted', q: 'a' });
});
