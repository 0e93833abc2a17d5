import { describe, expect, test } from '@jest/globals';
import { listingOf, readListState, sortsOf } from './list-state.ts';
import { choiceParam, dayParam, pageSizeParam, wholeParam } from './read-param.ts';

const SORTS = sortsOf(['created_at', 'name']);
const listingFrom = (search: string) => listingOf(readListState(new URLSearchParams(search), SORTS));

describe('a list', () => {
  test('of an address without a query has the first page and nothing else', () => {
    expect(listingFrom('')).toEqual({ page: 1, per_page: 10 });
  });

  test('follows the address', () => {
    expect(listingFrom('q=wayang&sort=-name&page=3&per_page=50')).toEqual({
      page: 3,
      per_page: 50,
      q: 'wayang',
      sort: '-name',
    });
  });

  test('ignores invalid values in the address', () => {
    for (const wrong of [
      'page=0',
      'page=-2',
      'page=1.5',
      'page=x',
      'per_page=3',
      'per_page=',
      'sort=password',
      'sort=',
    ])
      expect(listingFrom(wrong)).toEqual({ page: 1, per_page: 10 });
  });

  test('truncates the search to the maximum length of the API', () => {
    expect(listingFrom(`q=${'a'.repeat(300)}`).q).toHaveLength(200);
  });
});

test('a value of the address is a number, a day or one of the choices, or missing', () => {
  expect([wholeParam('7', 0), wholeParam(null, 0), wholeParam(undefined, 0), wholeParam('', 4)]).toEqual([7, 0, 0, 4]);
  expect([pageSizeParam('100'), pageSizeParam(undefined)]).toEqual([100, 10]);
  expect([dayParam('2026-11-20'), dayParam('2026-13-41'), dayParam('kemarin'), dayParam(null)]).toEqual([
    '2026-11-20',
    '',
    '',
    '',
  ]);
  expect([choiceParam('1', ['1', '0']), choiceParam('ya', ['1', '0']), choiceParam(undefined, ['1'])]).toEqual([
    '1',
    '',
    '',
  ]);
});
