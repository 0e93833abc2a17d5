import type { OrderOutcome } from '@widya/contract/order-status';
import type { TableQueryOptions } from '@widya/design-system/use-table-query';
import { choiceParam, type ListState, listingOf, readListState, sortsOf } from '../../features/list-url/read-param.ts';
import { type Month, readMonth } from './months.ts';

const SORTS = sortsOf(['created_at', 'amount']);
type OrderSort = (typeof SORTS)[number];

const OUTCOMES = ['accepted', 'waiting', 'rejected'] as const satisfies readonly OrderOutcome[];

/** The list's state, read from the address. */
export interface OrderListState extends ListState<OrderSort> {
  /** `exceptions` lists what somebody must look at, of all months. */
  readonly tab: 'all' | 'exceptions';
  readonly month: Month;
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
  outcome: choiceParam(search.get('outcome'), OUTCOMES),
});

/** The API's query for the rows of a month. */
export const monthQueryOf = (state: OrderListState) => ({
  ...monthFiltersOf(state),
  ...listingOf(state),
});

/** What narrows a month; the download follows it too. */
export const monthFiltersOf = ({ month, outcome, q }: OrderListState) => ({
  ...month,
  ...(outcome !== '' && { outcome }),
  ...(q !== '' && { q }),
});

/** The API's query for what somebody must look at. */
export const exceptionQueryOf = (state: OrderListState) => ({ ...listingOf(state), exceptions: '1' as const });
