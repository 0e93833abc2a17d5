import type { TableQuery } from '@widya/design-system/use-table-query';
import { useState } from 'react';

interface Local {
  readonly page: number;
  readonly perPage: number;
  readonly sort: string | null;
  readonly q: string;
}

const START: Local = { page: 1, perPage: 10, sort: null, q: '' };

/** Table state of a dialog, held locally because the address belongs to the screen's own list. */
export function useLocalQuery(): TableQuery {
  const [state, setState] = useState(START);
  const change = (next: Partial<Local>) => setState((former) => ({ ...former, page: 1, ...next }));
  return {
    ...state,
    filters: {},
    apiQuery: {},
    isFiltered: state.q !== '',
    setPage: (page) => change({ page }),
    setPerPage: (perPage) => change({ perPage }),
    setSort: (sort) => change({ sort }),
    setQ: (q) => change({ q }),
    setFilter: () => undefined,
    setFilters: () => undefined,
    clear: () => change({ q: '' }),
    settingsKey: undefined,
    setDensity: () => undefined,
  };
}
