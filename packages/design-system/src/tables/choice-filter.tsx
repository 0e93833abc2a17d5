import type { ReactNode } from 'react';
import { ChoiceList } from '../inputs/choice-list.tsx';
import { FilterChip } from './filter-chip.tsx';

export interface ChoiceFilterProps {
  /** 'Admin' */
  label: string;
  /** What can be chosen, without the row for all. */
  options: readonly { readonly value: string; readonly label: string }[];
  /** Empty for all. */
  value: string;
  /** Gets the empty text for all. */
  onChange: (value: string) => void;
  /** First row of the list; 'Semua admin' when left out. */
  allLabel?: string | undefined;
  /** Stands in the place of options that are asked for: that they are on their way, or why they did not come. */
  instead?: ReactNode;
}

/** Narrows a list to one of a few or many values; from nine on there is a search. A choice closes the panel. */
export function ChoiceFilter({ label, options, value, onChange, allLabel, instead }: ChoiceFilterProps) {
  const chosen = options.find((option) => option.value === value)?.label ?? value;
  const all = { value: '', label: allLabel ?? `Semua ${label.toLocaleLowerCase('id')}` };
  return (
    <FilterChip label={label} value={chosen} onClear={() => onChange('')}>
      {(close) =>
        instead || (
          <ChoiceList
            label={label}
            options={[all, ...options]}
            value={value}
            onChoose={(next) => {
              onChange(next);
              close();
            }}
          />
        )
      }
    </FilterChip>
  );
}
