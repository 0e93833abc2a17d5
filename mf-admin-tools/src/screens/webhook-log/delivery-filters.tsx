import { DELIVERY_STATE_LABELS, WEBHOOK_EVENT_LABELS } from '@widya/contract/webhook-rules';
import { ChoiceFilter } from '@widya/design-system/choice-filter';
import type { TableQuery } from '@widya/design-system/use-table-query';
import type { ListStateOf } from '@widya/remote-kit/define-list';
import type { deliveryList } from './list.ts';
import { WEBHOOK_LOG_TEXTS as texts } from './texts.ts';

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const STATES = optionsOf(DELIVERY_STATE_LABELS);
const TYPES = optionsOf(WEBHOOK_EVENT_LABELS);

interface DeliveryFiltersProps {
  readonly state: ListStateOf<typeof deliveryList>;
  readonly query: TableQuery;
}

/** Filters by state and by type of event. */
export const DeliveryFilters = ({ state, query }: DeliveryFiltersProps) => (
  <>
    <ChoiceFilter
      label={texts.state}
      options={STATES}
      value={state.state}
      onChange={(next) => query.setFilter('state', next)}
    />
    <ChoiceFilter
      label={texts.type}
      options={TYPES}
      value={state.type}
      onChange={(next) => query.setFilter('type', next)}
    />
  </>
);
