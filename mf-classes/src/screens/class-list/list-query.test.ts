import { canonicalUrl } from '@widya/contract/routing/canonical-url';
import { firstQueryUrl } from '@widya/contract/routing/first-query';
import { describe, expect, test } from 'vitest';
import { classListFirstQuery } from './first-query.ts';
import { changedSearch, isFiltered, listQueryOf, readListState } from './list-query.ts';

const stateOf = (search: string) => readListState(new URLSearchParams(search));

describe('the first query', () => {
  test.each([
    '',
    'tab=archive&page=3&per_page=50',
    'q=naskah%20akademik&hidden=1&todo=1&sort=-accepted&topic_code=KEB4HSA2&from=2026-11-01&to=2026-11-30',
  ])('is the one the page asks before the screen is there: %s', (search) => {
    const asked = canonicalUrl(classListFirstQuery.path, listQueryOf(stateOf(search)));
    expect(asked).toBe(firstQueryUrl(classListFirstQuery, {}, search));
  });
});

describe('reading the address', () => {
  test('takes nonsense for nothing said', () => {
    const state = stateOf('page=-2&per_page=7&sort=password&tab=semua&from=besok&to=2026-13-45&hidden=ya&todo=0');
    expect(state).toEqual(stateOf(''));
  });

  test('knows whether anything narrows the list', () => {
    expect(isFiltered(stateOf('hidden=1&page=2&sort=name'))).toBe(false);
    expect(isFiltered(stateOf('todo=1'))).toBe(true);
    expect(isFiltered(stateOf('q=a'))).toBe(true);
    expect(isFiltered(stateOf('from=2026-11-01'))).toBe(true);
  });
});

describe('changing the address', () => {
  const change = (search: string, what: Parameters<typeof changedSearch>[1]) =>
    changedSearch(new URLSearchParams(search), what).toString();

  test('leaves defaults out', () => {
    expect(change('tab=archive&per_page=50', { tab: 'upcoming', per_page: '10' })).toBe('');
  });

  test('goes back to the first page when a filter changes', () => {
    expect(change('page=4&q=a', { q: 'ab' })).toBe('q=ab');
  });

  test('keeps the filters when the page changes, and what is not its own', () => {
    expect(change('panel=topik&q=a', { page: '2' })).toBe('panel=topik&q=a&page=2');
  });
});
