import { choiceParam, pageSizeParam, searchParam, wholeParam } from './read-param.ts';

/** State that every list has in the address; an empty text means that it is missing. */
export interface ListState<Sort extends string> {
  readonly page: number;
  readonly perPage: number;
  readonly q: string;
  readonly sort: Sort | '';
}

/** Both directions of sortable columns: `name` and `-name`. */
export const sortsOf = <const Column extends string>(columns: readonly Column[]) =>
  columns.flatMap((column): readonly (Column | `-${Column}`)[] => [column, `-${column}`]);

/** Reads the state that every list has; invalid values count as missing. */
export const readListState = <const Sort extends string>(
  search: URLSearchParams,
  sorts: readonly Sort[],
): ListState<Sort> => ({
  page: wholeParam(search.get('page'), 1),
  perPage: pageSizeParam(search.get('per_page')),
  q: searchParam(search.get('q')),
  sort: choiceParam(search.get('sort'), sorts),
});

/** The query of a state for the API, without missing values. */
export const listingOf = <Sort extends string>({ page, perPage, q, sort }: ListState<Sort>) => ({
  page,
  per_page: perPage,
  ...(q !== '' && { q }),
  ...(sort !== '' && { sort }),
});
