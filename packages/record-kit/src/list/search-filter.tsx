import type { Query } from '@widya/api-client/query';
import { type Choice, ChoiceList } from '@widya/design-system/choice-list';
import { FilterChip } from '@widya/design-system/filter-chip';
import { useState } from 'react';
import { pendingOptions } from './pending-options.tsx';

interface SearchFilterProps<Found> {
  /** Name of the filter: 'Batch'. */
  readonly label: string;
  /** Label of the option that filters nothing: 'Semua batch'. */
  readonly all: string;
  /** Value of the chosen option; '' for all. */
  readonly value: string;
  /** Label of the chosen option, which may be none of those found. */
  readonly chosen: string;
  /** Hook that finds options by a text on the server; the newest ones for ''. */
  readonly useFound: (q: string) => Query<Found>;
  /** The options of an answer. */
  readonly optionsOf: (found: Found) => readonly Choice<string>[];
  /** Called with the value of an option, or '' for all. */
  readonly onChange: (value: string) => void;
}

function Search<Found>({ label, all, value, useFound, optionsOf, onChange }: SearchFilterProps<Found>) {
  const [q, setQ] = useState('');
  const found = useFound(q);
  const options = found.data === undefined ? [] : optionsOf(found.data);
  return (
    <ChoiceList
      label={label}
      options={q === '' ? [{ value: '', label: all }, ...options] : options}
      value={value}
      onChoose={onChange}
      onSearch={setQ}
      instead={pendingOptions(found)}
    />
  );
}

/** Filters a list by one of many options, which the server finds. */
export function SearchFilter<Found>(props: SearchFilterProps<Found>) {
  const { label, chosen, onChange } = props;
  return (
    <FilterChip label={label} value={chosen} onClear={() => onChange('')}>
      {(close) => (
        <Search
          {...props}
          onChange={(value) => {
            onChange(value);
            close();
          }}
        />
      )}
    </FilterChip>
  );
}
