import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@widya/contract/paging';

/** A positive whole number out of the address; the fallback for anything else. */
export function wholeParam(text: string | null, fallback: number): number {
  const value = Number(text);
  return text !== null && Number.isInteger(value) && value > 0 ? value : fallback;
}

/** One of the page sizes that a table offers. */
export function pageSizeParam(text: string | null): number {
  const value = wholeParam(text, DEFAULT_PAGE_SIZE);
  return (PAGE_SIZES as readonly number[]).includes(value) ? value : DEFAULT_PAGE_SIZE;
}

/** One of a few values; empty for anything else. */
export const choiceParam = <const Value extends string>(text: string | null, values: readonly Value[]): Value | '' =>
  values.find((value) => value === text) ?? '';

/** Words that are searched for, as long as the API takes them. */
export const searchParam = (text: string | null): string => (text ?? '').slice(0, 200);

/** What every list of this remote keeps in the address. */
export interface ListState<Sort extends string> {
  readonly page: number;
  readonly perPage: number;
  readonly q: string;
  readonly sort: Sort | '';
}

/** Reads what every list keeps; anything the address says wrongly counts as not said. */
export const readListState = <const Sort extends string>(
  search: URLSearchParams,
  sorts: readonly Sort[],
): ListState<Sort> => ({
  page: wholeParam(search.get('page'), 1),
  perPage: pageSizeParam(search.get('per_page')),
  q: searchParam(search.get('q')),
  sort: choiceParam(search.get('sort'), sorts),
});

/** The API's part of it: what is not said is left out. */
export const listingOf = <Sort extends string>({ page, perPage, q, sort }: ListState<Sort>) => ({
  page,
  per_page: perPage,
  ...(q !== '' && { q }),
  ...(sort !== '' && { sort }),
});

/** Both directions of sortable columns. */
export const sortsOf = <const Column extends string>(columns: readonly Column[]) =>
  columns.flatMap((column): readonly (Column | `-${Column}`)[] => [column, `-${column}`]);
