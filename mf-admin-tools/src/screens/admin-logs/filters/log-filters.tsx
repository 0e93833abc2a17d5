import { useAdminLogFilters } from '@widya/api-client/admin-logs';
import { Button } from '@widya/design-system/button';
import { ChoiceFilter } from '@widya/design-system/choice-filter';
import { DateFilter } from '@widya/design-system/date-filter';
import type { TableQuery } from '@widya/design-system/use-table-query';
import type { LogListState } from '../list.ts';
import { LOG_TEXTS as texts } from '../texts.ts';

interface LogFiltersProps {
  readonly state: LogListState;
  readonly query: TableQuery;
}

/** Filters of the log: person, kind of object, time. */
export function LogFilters({ state, query }: LogFiltersProps) {
  const { data, error, retry } = useAdminLogFilters();
  const admins = data?.admins.map(({ id, name }) => ({ value: String(id), label: name })) ?? [];
  const objects = data?.objects.map(({ object, label }) => ({ value: object, label })) ?? [];
  return (
    <>
      {!data && error ? (
        <Button size="sm" onClick={retry}>
          {texts.retryOptions}
        </Button>
      ) : (
        <>
          <ChoiceFilter
            label={texts.adminFilter}
            options={admins}
            value={state.admin_id === 0 ? '' : String(state.admin_id)}
            onChange={(id) => query.setFilter('admin_id', id)}
          />
          <ChoiceFilter
            label={texts.objectFilter}
            options={objects}
            value={state.object}
            onChange={(object) => query.setFilter('object', object)}
          />
        </>
      )}
      <DateFilter value={state} onChange={({ from, to }) => query.setFilters({ from, to })} />
    </>
  );
}
