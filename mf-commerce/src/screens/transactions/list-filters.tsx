import { ORDER_OUTCOMES, OUTCOME_LABELS } from '@widya/contract/order-status';
import { ChoiceFilter } from '@widya/design-system/choice-filter';
import type { TableQuery } from '@widya/design-system/use-table-query';
import { type MonthListState, shownMonth } from './list.ts';
import { MonthSelect } from './month-select.tsx';
import { TRANSACTIONS_TEXTS as texts } from './texts.ts';

const OPTIONS = ORDER_OUTCOMES.map((value) => ({
  value,
  label: OUTCOME_LABELS[value],
}));

interface ListFiltersProps {
  readonly state: MonthListState;
  readonly query: TableQuery;
}

/** Filters by month and outcome. */
export const ListFilters = ({ state, query }: ListFiltersProps) => (
  <>
    <MonthSelect value={shownMonth(state)} onChange={(month) => query.setFilters(month)} />
    <ChoiceFilter
      label={texts.outcomeFilter}
      options={OPTIONS}
      value={state.outcome}
      onChange={(outcome) => query.setFilter('outcome', outcome)}
    />
  </>
);
