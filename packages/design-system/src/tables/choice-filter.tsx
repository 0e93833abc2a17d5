import type { ReactNode } from 'react';
import { ChoiceList } from '../inputs/choice-list.tsx';
import { FilterChip } from './filter-chip.tsx';

export interface ChoiceFilterProps {
  /** 'Admin' */
  label: string;
  /** The options, without the one for all. */
  options: readonly { readonly value: string; readonly label: string }[];
  /** Empty for all. */
  value: string;
  /** Called with the empty text for all. */
  onChange: (value: string) => void;
  /** Text of the first option; default 'Semua admin' for the label 'Admin'. */
  allLabel?: string | undefined;
  /** Replaces options while they are loading or when that failed. */
  instead?: ReactNode;
}

/** Filters a list by one value; eight or more options have a search. A choice closes the panel. */
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
