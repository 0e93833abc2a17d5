import { EMAIL_SCENARIOS, SCENARIO_LABELS } from '@widya/contract/email-variables';
import { ChoiceFilter } from '@widya/design-system/choice-filter';
import { DateFilter } from '@widya/design-system/date-filter';
import type { TableQuery } from '@widya/design-system/use-table-query';
import { LOG_STATES } from './log-states.ts';
import { LOG_TEXTS as texts } from './texts.ts';

const SCENARIOS = EMAIL_SCENARIOS.map((value) => ({ value, label: SCENARIO_LABELS[value] }));
const STATES = Object.entries(LOG_STATES).map(([value, { label }]) => ({ value, label }));

/** Filters by scenario, state and day. */
export function LogFilters({ query }: { readonly query: TableQuery }) {
  const { scenario = '', status = '', from = '', to = '' } = query.filters;
  return (
    <>
      <ChoiceFilter
        label={texts.scenario}
        options={SCENARIOS}
        value={scenario}
        onChange={(next) => query.setFilter('scenario', next)}
      />
      <ChoiceFilter
        label={texts.status}
        options={STATES}
        value={status}
        onChange={(next) => query.setFilter('status', next)}
      />
      <DateFilter label={texts.date} value={{ from, to }} onChange={(days) => query.setFilters({ ...days })} />
    </>
  );
}
