import { ChoiceFilter } from '@widya/design-system/choice-filter';
import type { AdminListState } from './list.ts';
import { ADMINS_TEXTS as texts } from './texts.ts';

interface WaitingFilterProps {
  readonly value: AdminListState['waiting'];
  readonly onChange: (waiting: '1' | null) => void;
}

/** Filters for accounts that registered themselves and have no menu key yet. */
export const WaitingFilter = ({ value, onChange }: WaitingFilterProps) => (
  <ChoiceFilter
    label={texts.waitingFilter}
    options={[{ value: '1', label: texts.states.waiting }]}
    value={value}
    onChange={(next) => onChange(next === '1' ? '1' : null)}
    allLabel={texts.allStates}
  />
);
