import { expect, test } from '@jest/globals';
import { classParticipantList } from './list.ts';

const { filtersOf, queryOf } = classParticipantList;
const read = (text: string) => classParticipantList.read(new URLSearchParams(text));

test('requests the first page of everybody for an address without a query', () => {
  expect(queryOf(read(''))).toEqual({ tab: 'all', page: 1, per_page: 10 });
});

test('requests everything in the address', () => {
  const query = 'tab=accepted&page=3&per_page=50&q=siti&sort=-price&province=Jawa+Barat&city=Kota+Bandung&present=0';
  expect(queryOf(read(`${query}&predicate=none`))).toEqual({
    tab: 'accepted',
    page: 3,
    per_page: 50,
    q: 'siti',
    sort: '-price',
    province: 'Jawa Barat',
    city: 'Kota Bandung',
    present: '0',
    predicate: 'none',
  });
});

test('ignores invalid values', () => {
  const query = 'tab=x&page=-1&per_page=7&sort=password&present=2&predicate=Hebat';
  expect(queryOf(read(query))).toEqual({ tab: 'all', page: 1, per_page: 10 });
});

test('the waiting list is a filter of Semua', () => {
  expect(filtersOf(read('queue=1')).tab).toBe('queue');
  expect(filtersOf(read('queue=1&tab=rejected')).tab).toBe('rejected');
});
