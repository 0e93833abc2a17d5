import { ORDER_OUTCOMES } from '@widya/contract/order-status';
import { listOrders, listOrdersOfMonth } from '@widya/contract/orders';
import { defineList, type ListStateOf } from '@widya/remote-kit/define-list';
import { choice, choiceOr, local, place, whole } from '@widya/remote-kit/list-filters';
import { currentMonth, isOrderMonth, type Month } from './months.ts';

const SHARED = { settingsKey: 'transaksi', sorts: ['created_at', 'amount'] } as const;

/** The orders of a month; year and month are 0 when the address names none, which means this month. */
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

/** Orders of all months that somebody must look at. */
export const exceptionList = defineList(listOrders, {
  ...SHARED,
  send: (query) => ({ ...query, exceptions: '1' as const }),
});

export type MonthListState = ListStateOf<typeof monthList>;

/** The month that is shown. */
export const shownMonth = ({ year, month }: MonthListState): Month => (year === 0 ? currentMonth() : { year, month });

/** What the download is about: the month that is shown, and what narrows it. */
export const monthFiltersOf = (state: MonthListState) => ({ ...monthList.filtersOf(state), ...shownMonth(state) });
