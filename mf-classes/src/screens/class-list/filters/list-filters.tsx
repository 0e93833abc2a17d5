import { DateFilter } from '@widya/design-system/date-filter';
import { ToggleChip } from '@widya/design-system/filter-chip';
import type { TableQuery } from '@widya/design-system/use-table-query';
import type { ClassListState } from '../list.ts';
import { TEXTS } from '../texts.ts';
import { TopicFilter } from './topic-filter.tsx';

interface ListFiltersProps {
  readonly state: ClassListState;
  readonly query: TableQuery;
}

/** The filters of the list. */
export function ListFilters({ state, query }: ListFiltersProps) {
  return (
    <>
      <ToggleChip
        label={TEXTS.todoFilter}
        on={state.todo}
        onChange={(on) => query.setFilter('todo', on ? '1' : null)}
      />
      <TopicFilter value={state.topic_code} onChange={(code) => query.setFilter('topic_code', code)} />
      <DateFilter value={state} onChange={({ from, to }) => query.setFilters({ from, to })} />
    </>
  );
}
