import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readTableSettings, useSettingsName, writeTableSettings } from './data-table/settings.ts';
import type { Density } from './data-table/types.ts';
import { COMPACT_PAGE_SIZE, DEFAULT_PAGE_SIZE, PAGE_SIZES } from './page-sizes.ts';

export interface TableQueryOptions {
  /** Filters of this list in the address, besides page, per_page, sort and q. */
  filters?: readonly string[] | undefined;
  /** Filter values that apply when the address has none; sent to the API but not written to the address. */
  defaults?: Readonly<Record<string, string>> | undefined;
  /** Such as `-created_at`; sent only when no other sorting was chosen. */
  defaultSort?: string | undefined;
  /** Filters that are places (tabs): 'Hapus filter' keeps them, and changing them adds a history entry. */
  places?: readonly string[] | undefined;
  /** Storage key of page size and columns. */
  settingsKey?: string | undefined;
}

export interface TableQuery {
  page: number;
  perPage: number;
  sort: string | null;
  q: string;
  /** Filters with a value, defaults included. */
  filters: Readonly<Record<string, string>>;
  /** Query of the API as texts: page, per_page, and sort, q and filters when they have a value. */
  apiQuery: Readonly<Record<string, string>>;
  /** Whether a search or a filter (not a place) is set. */
  isFiltered: boolean;
  setPage: (page: number) => void;
  setPerPage: (perPage: number) => void;
  setSort: (sort: string | null) => void;
  setQ: (q: string) => void;
  /** Null or empty removes the filter from the address, so that its default, if any, applies. */
  setFilter: (name: string, value: string | null) => void;
  setFilters: (values: Readonly<Record<string, string | null>>) => void;
  /** Removes search and all filters; keeps places, sorting and page size. */
  clear: () => void;
  settingsKey: string | undefined;
  /** Compact rows have a larger default page size. */
  setDensity: (density: Density) => void;
}

const whole = (text: string | null) => (text && /^\d{1,7}$/.test(text) ? Number(text) : null);

/**
 * The state of a list, stored in the address, so that copied links and Back restore it. Search, sorting, page size and
 * filters replace the history entry; page and places add one. Every change except that of the page returns to page 1.
 */
export function useTableQuery(options: TableQueryOptions = {}): TableQuery {
  const { filters: names = [], defaults, defaultSort, places = [], settingsKey } = options;
  const settingsName = useSettingsName(settingsKey);
  const [params, setParams] = useSearchParams();
  // The router only knows the address of the last render, so without this ref two changes in one tick would overwrite
  // each other.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);

  const change = useCallback(
    (values: Readonly<Record<string, string | null>>, how: { push?: boolean; keepPage?: boolean } = {}) => {
      const next = new URLSearchParams(latest.current);
      if (!how.keepPage) next.delete('page');
      for (const [name, value] of Object.entries(values)) {
        if (value === null || value === '') next.delete(name);
        else next.set(name, value);
      }
      latest.current = next;
      setParams(next, { replace: !how.push, preventScrollReset: true });
    },
    [setParams],
  );

  const stored = useMemo(() => readTableSettings(settingsName), [settingsName]);
  const [density = stored.density, setDensity] = useState<Density>();
  const defaultPerPage = density === 'compact' ? COMPACT_PAGE_SIZE : DEFAULT_PAGE_SIZE;
  const chosenPerPage = whole(params.get('per_page')) ?? stored.perPage;
  const perPage = PAGE_SIZES.find((size) => size === chosenPerPage) ?? defaultPerPage;
  const page = Math.max(1, whole(params.get('page')) ?? 1);
  const sort = params.get('sort');
  const q = params.get('q') ?? '';
  const address = params.toString();
  const filterNames = names.join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: address and filterNames stand for params and names, by value
  const filters = useMemo(() => {
    const found: Record<string, string> = {};
    for (const name of names) {
      const value = params.get(name) ?? defaults?.[name];
      if (value) found[name] = value;
    }
    return found;
  }, [address, filterNames]);

  const apiQuery = useMemo(() => {
    const order = sort ?? defaultSort;
    return {
      ...filters,
      page: String(page),
      per_page: String(perPage),
      ...(order ? { sort: order } : {}),
      ...(q ? { q } : {}),
    };
  }, [filters, page, perPage, sort, q, defaultSort]);

  const placeNames = places.join(' ');
  return useMemo(() => {
    const isPlace = (name: string) => placeNames.split(' ').includes(name);
    const set = (values: Readonly<Record<string, string | null>>) => {
      const shown = Object.entries(values).map(([name, value]) => [name, value === defaults?.[name] ? null : value]);
      change(Object.fromEntries(shown), { push: Object.keys(values).some(isPlace) });
    };
    return {
      page,
      perPage,
      sort,
      q,
      filters,
      apiQuery,
      isFiltered:
        q !== '' || Object.entries(filters).some(([name, value]) => !isPlace(name) && value !== defaults?.[name]),
      setPage: (next) => change({ page: next > 1 ? String(next) : null }, { push: true, keepPage: true }),
      setPerPage: (next) => {
        writeTableSettings(settingsName, { perPage: next });
        change({ per_page: String(next) });
      },
      setDensity: (next) => {
        setDensity(next);
        if (page > 1) change({});
      },
      setSort: (next) => change({ sort: next }),
      setQ: (next) => change({ q: next.trim() === '' ? null : next }),
      setFilter: (name, value) => set({ [name]: value }),
      setFilters: set,
      clear: () =>
        change(
          Object.fromEntries(['q', ...Object.keys(filters).filter((name) => !isPlace(name))].map((n) => [n, null])),
        ),
      settingsKey,
    } satisfies TableQuery;
  }, [page, perPage, sort, q, filters, apiQuery, change, defaults, placeNames, settingsKey, settingsName]);
}
