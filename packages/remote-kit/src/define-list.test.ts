import { describe, expect, test } from '@jest/globals';
import { listClasses } from '@widya/contract/classes';
import { canonicalUrl } from '@widya/contract/routing/canonical-url';
import { firstQueryUrl } from '@widya/contract/routing/first-query';
import { defineList } from './define-list.ts';
import { choice, choiceOr, day, flag, local, place, text, whole } from './list-filters.ts';

const list = defineList(listClasses, {
  settingsKey: 'uji',
  sorts: ['name', 'price'],
  filters: {
    tab: place(choiceOr('upcoming', ['upcoming', 'archive'])),
    hidden: place(flag()),
    topic_code: text(4),
    from: day(),
    panel: local(choice(['facts'])),
    owner: whole(),
    rating: whole(5),
  },
});
const queryFrom = (search: string) => list.queryOf(list.read(new URLSearchParams(search)));

describe('a list', () => {
  test.each([
    '',
    'tab=archive&q=wayang&sort=-name&page=3&per_page=50&hidden=1&topic_code=AB&from=2026-11-01&owner=7&rating=5',
  ])('builds the same first query as the page does before its code is there: %s', (search) => {
    expect(canonicalUrl(list.firstQuery.path, queryFrom(search) as Parameters<typeof canonicalUrl>[1])).toBe(
      firstQueryUrl(list.firstQuery, {}, search),
    );
  });

  test('ignores invalid values in the address', () => {
    const wrong = 'tab=x&page=0&per_page=3&sort=password&hidden=ya&from=besok&panel=secret&owner=-1&rating=6';
    expect(queryFrom(wrong)).toEqual({ tab: 'upcoming', page: 1, per_page: 10 });
  });

  test('does not send parameters that only the screen reads', () => {
    expect(list.read(new URLSearchParams('panel=facts')).panel).toBe('facts');
    expect(queryFrom('panel=facts')).toEqual(queryFrom(''));
    expect(list.firstQuery.fromUrl).not.toContain('panel');
  });

  test('truncates a text to the maximum length of the API', () => {
    expect(queryFrom('topic_code=ABCDEFG')).toMatchObject({ topic_code: 'ABCD' });
  });

  test('returns filters, defaults, places and settings key for the table', () => {
    expect(list.options).toEqual({
      filters: ['tab', 'hidden', 'topic_code', 'from', 'panel', 'owner', 'rating'],
      defaults: { tab: 'upcoming' },
      places: ['tab', 'hidden'],
      settingsKey: 'uji',
    });
  });

  test('narrows downloads by its filters alone', () => {
    const state = list.read(new URLSearchParams('q=a&page=4&per_page=50&sort=name&hidden=1'));
    expect(list.filtersOf(state)).toEqual({ tab: 'upcoming', q: 'a', hidden: '1' });
  });
});
