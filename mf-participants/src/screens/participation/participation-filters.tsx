import { useQuery } from '@widya/api-client/query';
import { listCities, listProvinces } from '@widya/contract/regions';
import { PREDICATES, STATUS_LABELS } from '@widya/contract/registration-status';
import { ChoiceFilter } from '@widya/design-system/choice-filter';
import type { TableQuery } from '@widya/design-system/use-table-query';
import { pendingOptions } from '@widya/record-kit/list/pending-options';
import { useMemo } from 'react';
import { ALL_MONTHS, type ParticipationState } from './list.ts';
import { monthName, monthsUntil } from './months.ts';
import { PARTICIPATION_TEXTS as texts } from './texts.ts';

interface ParticipationFiltersProps {
  readonly state: ParticipationState;
  /** `YYYY-MM`; null for all months. */
  readonly month: string | null;
  readonly query: TableQuery;
}

const choice = (name: string) => ({ value: name, label: name });
const STATUSES = Object.entries(STATUS_LABELS).map(([value, label]) => ({ value, label }));
const PREDICATE_CHOICES = [...PREDICATES.map(choice), { value: 'none', label: texts.noPredicate }];

/** Month, province, city, state and predicate. B-157, B-158. */
export function ParticipationFilters({ state, month, query }: ParticipationFiltersProps) {
  const months = useMemo(() => monthsUntil(new Date()).map((value) => ({ value, label: monthName(value) })), []);
  const provinces = useQuery(listProvinces, {});
  const cities = useQuery(listCities, state.province === '' ? null : { params: { province: state.province } });
  return (
    <>
      <ChoiceFilter
        label={texts.month}
        // The current month is not offered, because it is the default and shown below the heading.
        options={[{ value: ALL_MONTHS, label: texts.allMonths }, ...months.slice(1)]}
        value={month === months[0]?.value ? '' : (month ?? ALL_MONTHS)}
        allLabel={months[0]?.label}
        onChange={(value) => query.setFilter('bulan', value)}
      />
      <ChoiceFilter
        label={texts.province}
        instead={pendingOptions(provinces)}
        options={(provinces.data ?? []).map(choice)}
        value={state.province}
        onChange={(province) => query.setFilters({ province, city: '' })}
      />
      {state.province === '' ? null : (
        <ChoiceFilter
          label={texts.city}
          instead={pendingOptions(cities)}
          options={(cities.data ?? []).map(choice)}
          value={state.city}
          onChange={(city) => query.setFilter('city', city)}
        />
      )}
      <ChoiceFilter
        label={texts.status}
        options={STATUSES}
        value={state.status}
        onChange={(status) => query.setFilter('status', status)}
      />
      <ChoiceFilter
        label={texts.predicate}
        options={PREDICATE_CHOICES}
        value={state.predicate}
        onChange={(predicate) => query.setFilter('predicate', predicate)}
      />
    </>
  );
}
