import { expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom';
import { type TableQuery, type TableQueryOptions, useTableQuery } from './use-table-query.tsx';

const OPTIONS: TableQueryOptions = {
  filters: ['tab', 'status', 'hidden'],
  defaults: { tab: 'all' },
  defaultSort: '-created_at',
  places: ['tab'],
};

/** Renders the query of a list at an address; `after` returns the query and the address after a change. */
function listAt(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  const { result } = renderHook(
    () => ({ query: useTableQuery(OPTIONS), address: useLocation().search, step: useNavigationType() }),
    { wrapper },
  );
  return {
    now: () => result.current,
    after: (change: (query: TableQuery) => void) => {
      act(() => change(result.current.query));
      return result.current;
    },
  };
}

it.each<[string, (query: TableQuery) => void, string]>([
  ['a search', (query) => query.setQ('naskah'), '?tab=done&status=1&q=naskah'],
  ['a filter', (query) => query.setFilter('status', '2'), '?tab=done&status=2'],
  ['another order', (query) => query.setSort('name'), '?tab=done&status=1&sort=name'],
  ['another page size', (query) => query.setPerPage(50), '?tab=done&status=1&per_page=50'],
  ['no filter', (query) => query.clear(), '?tab=done'],
])('starts at page 1 with %s, in the same entry of the history', (_, change, address) => {
  const list = listAt('/?tab=done&status=1&page=3');
  expect(list.now().query.page).toBe(3);
  expect(list.after(change)).toMatchObject({ address, step: 'REPLACE', query: { page: 1 } });
});

it('adds a history entry for another page, and for a filter in `places`', () => {
  const list = listAt('/?status=1&page=3');
  expect(list.after((query) => query.setPage(4))).toMatchObject({ address: '?status=1&page=4', step: 'PUSH' });
  expect(list.after((query) => query.setFilter('tab', 'done'))).toMatchObject({
    address: '?status=1&tab=done',
    step: 'PUSH',
    query: { page: 1 },
  });
  expect(list.after((query) => query.setPage(1)).address).toBe('?status=1&tab=done');
});

it('keeps both of two changes in one tick', () => {
  const { address } = listAt('/').after((query) => {
    query.setQ('naskah');
    query.setFilter('status', '2');
  });
  expect(address).toBe('?q=naskah&status=2');
});

it('sends defaults to the API and keeps them out of the address', () => {
  const list = listAt('/?tab=done');
  expect(listAt('/').now().query.apiQuery).toEqual({ tab: 'all', sort: '-created_at', page: '1', per_page: '10' });
  expect(list.after((query) => query.setFilter('tab', 'all')).address).toBe('');
});

it.each(['0', '-1', '1.5', 'x', '99999999'])('reads page %s as the first one', (page) => {
  expect(listAt(`/?page=${page}`).now().query.page).toBe(1);
});

it('counts search and filters, not places and defaults, as a filtered list', () => {
  const isFiltered = (address: string): boolean => listAt(address).now().query.isFiltered;
  expect(['/', '/?tab=done', '/?page=2'].map(isFiltered)).toEqual([false, false, false]);
  expect(['/?status=1', '/?q=a'].map(isFiltered)).toEqual([true, true]);
});
