import { describe, expect, test } from '@jest/globals';
import { urlOf } from '@widya/api-client/url-of';
import { listClasses } from '@widya/contract/classes';
import { firstQueryUrl } from '@widya/contract/routing/first-query';
import { classList } from './list.ts';

const stateOf = (search: string) => classList.read(new URLSearchParams(search));

describe('the first query', () => {
  test.each([
    '',
    'tab=archive&page=3&per_page=50',
    'q=naskah%20akademik&hidden=1&todo=1&sort=-accepted&topic_code=KEB4HSA2&from=2026-11-01&to=2026-11-30',
  ])('is the request that the page starts before the screen is loaded: %s', (search) => {
    const url = urlOf(listClasses, { query: { ...classList.queryOf(stateOf(search)) } });
    expect(url).toBe(firstQueryUrl(classList.firstQuery, {}, search));
  });
});

describe('reading the address', () => {
  test('ignores invalid values', () => {
    const state = stateOf('page=-2&per_page=7&sort=password&tab=semua&from=besok&to=2026-13-45&hidden=ya&todo=0');
    expect(state).toEqual(stateOf(''));
  });

  test('drops an end before the start', () => {
    expect(stateOf('from=2026-11-20&to=2026-11-19')).toMatchObject({ from: '2026-11-20', to: '' });
  });
});
