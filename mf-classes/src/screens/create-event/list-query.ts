import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@widya/contract/paging';
import type { TableQueryOptions } from '@widya/design-system/use-table-query';

/** The list's state in the address. */
export const EVENT_TABLE = { settingsKey: 'event' } as const satisfies TableQueryOptions;

const SORTS = ['start_time', 'name'];

const whole = (text: string | undefined, fallback: number): number => {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : fallback;
};

/** The API's query for the state in the address; what the address says wrongly counts as not said. */
export function eventQueryOf(said: Readonly<Record<string, string>>) {
  const perPage = whole(said.per_page, DEFAULT_PAGE_SIZE);
  return {
    page: whole(said.page, 1),
    per_page: (PAGE_SIZES as readonly number[]).includes(perPage) ? perPage : DEFAULT_PAGE_SIZE,
    ...(said.q && { q: said.q.slice(0, 200) }),
    ...(said.sort && SORTS.includes(said.sort.replace(/^-/, '')) && { sort: said.sort }),
  };
}
