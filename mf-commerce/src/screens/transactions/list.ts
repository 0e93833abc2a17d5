import { ORDER_OUTCOMES } from '@widya/contract/order-status';
import { listOrders, listOrdersOfMonth } from '@widya/contract/orders';
import { defineList, type ListStateOf } from '@widya/remote-kit/define-list';
import { choice, choiceOr, local, place, whole } from '@widya/remote-kit/list-filters';
import { currentMonth, isOrderMonth, type Month } from './months.ts';

const SHARED = { settingsKey: 'transaksi', sorts: ['created_at', 'amount'] } as const;

/** Orders of a month; without one in the address, year and month are 0 and mean the current month. */
export const monthList = defineList(listOrdersOfMonth, {
  ...SHARED,
  filters: {
    tab: local(place(choiceOr('all', ['all', 'exceptions']))),
    year: place(whole()),
    month: place(whole()),
    outcome: choice(ORDER_OUTCOMES),
  },
  correct: (state) => (isOrderMonth(state) ? state : { ...state, year: 0, month: 0 }),
});

/** Orders of all months that need a review. */
export const exceptionList = defineList(listOrders, {
  ...SHARED,
  send: (query) => ({ ...query, exceptions: '1' as const }),
});

export type MonthListState = ListStateOf<typeof monthList>;

/** The displayed month. */
export const shownMonth = ({ year, month }: MonthListState): Month => (year === 0 ? currentMonth() : { year, month });

/** Filters of the export, with the displayed month. */
export const monthFiltersOf = (state: MonthListState) => ({ ...monthList.filtersOf(state), ...shownMonth(state) });
