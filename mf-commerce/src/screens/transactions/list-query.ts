import { ORDER_OUTCOMES, type OrderOutcome } from '@widya/contract/order-status';
import type { TableQueryOptions } from '@widya/design-system/use-table-query';
import { type ListState, listingOf, readListState, sortsOf } from '@widya/remote-kit/list-state';
import { choiceParam } from '@widya/remote-kit/read-param';
import { currentMonth, type Month, readMonth } from './months.ts';

const SORTS = sortsOf(['created_at', 'amount']);
type OrderSort = (typeof SORTS)[number];

/** The list's state, read from the address. */
export interface OrderListState extends ListState<OrderSort> {
  /** `exceptions` lists what somebody must look at, of all months. */
  readonly tab: 'all' | 'exceptions';
  /** Null when the address names none: this month. */
  readonly month: Month | null;
  readonly outcome: OrderOutcome | '';
}

/** Tab and month are places: taking the filters off leaves them, and changing them adds a step for Back. */
export const ORDER_LIST_OPTIONS = {
  filters: ['tab', 'year', 'month', 'outcome'],
  defaults: { tab: 'all' },
  places: ['tab', 'year', 'month'],
  settingsKey: 'transaksi',
} as const satisfies TableQueryOptions;

/** Reads the state; anything the address says wrongly counts as not said. */
export const readOrderListState = (search: URLSearchParams): OrderListState => ({
  ...readListState(search, SORTS),
  tab: search.get('tab') === 'exceptions' ? 'exceptions' : 'all',
  month: readMonth(search),
  outcome: choiceParam(search.get('outcome'), ORDER_OUTCOMES),
});

/** The API's query for the rows of a month. Of a plain address it is exactly the manifest's first query. */
export const monthQueryOf = (state: OrderListState) => ({
  ...state.month,
  ...(state.outcome !== '' && { outcome: state.outcome }),
  ...listingOf(state),
});

/** What the download is about: the month that is shown, and what narrows it. */
export const monthFiltersOf = ({ month, outcome, q }: OrderListState) => ({
  ...(month ?? currentMonth()),
  ...(outcome !== '' && { outcome }),
  ...(q !== '' && { q }),
});

/** The API's query for what somebody must look at. */
export const exceptionQueryOf = (state: OrderListState) => ({ ...listingOf(state), exceptions: '1' as const });
