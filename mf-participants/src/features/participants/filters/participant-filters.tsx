import type { Query } from '@widya/api-client/query';
import type { ParticipantSummary } from '@widya/contract/participants';
import { PREDICATES } from '@widya/contract/registration-status';
import { ChoiceFilter } from '@widya/design-system/choice-filter';
import { ToggleChip } from '@widya/design-system/filter-chip';
import type { TableQuery } from '@widya/design-system/use-table-query';
import { pendingOptions } from '@widya/record-kit/list/pending-options';
import type { ParticipantListState } from '../list.ts';
import { count, TEXTS } from '../texts.ts';
import { cityChoices, provinceChoices } from './regions.ts';

interface ParticipantFiltersProps {
  readonly state: ParticipantListState;
  readonly query: TableQuery;
  /** Provides the regions of the participants. */
  readonly summary: Query<ParticipantSummary>;
  /** Length of the waiting list; undefined while unknown. */
  readonly waitingListLength: number | undefined;
  readonly attended: boolean;
}

/** The filters of the list. B-065, D62. */
export function ParticipantFilters({ state, query, summary, waitingListLength, attended }: ParticipantFiltersProps) {
  const regions = summary.data?.regions ?? [];
  const instead = pendingOptions(summary);
  return (
    <>
      <ChoiceFilter
        label={TEXTS.province}
        instead={instead}
        options={provinceChoices(regions)}
        value={state.province}
        onChange={(province) => query.setFilters({ province, city: '' })}
      />
      <ChoiceFilter
        label={TEXTS.city}
        instead={instead}
        options={cityChoices(regions, state.province)}
        value={state.city}
        onChange={(city) => query.setFilter('city', city)}
      />
      {state.tab === 'all' && (
        <ToggleChip
          label={waitingListLength ? `${TEXTS.waitingList} ${count(waitingListLength)}` : TEXTS.waitingList}
          on={state.queue}
          onChange={(on) => query.setFilter('queue', on ? '1' : null)}
        />
      )}
      {attended && (
        <ChoiceFilter
          label={TEXTS.attendance}
          options={[
            { value: '1', label: TEXTS.present },
            { value: '0', label: TEXTS.absent },
          ]}
          value={state.present}
          onChange={(present) => query.setFilter('present', present)}
        />
      )}
      <ChoiceFilter
        label={TEXTS.columns.predicate}
        options={[...PREDICATES.map((value) => ({ value, label: value })), { value: 'none', label: TEXTS.noPredicate }]}
        value={state.predicate}
        onChange={(predicate) => query.setFilter('predicate', predicate)}
      />
    </>
  );
}
