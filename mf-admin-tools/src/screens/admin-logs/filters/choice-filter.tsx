import { FilterChip } from '@widya/design-system/filter-chip';
import { Muted, Stack } from '@widya/design-system/layout';
import { RadioGroup } from '@widya/design-system/radio-group';
import { SearchInput } from '@widya/design-system/search-input';
import { useState } from 'react';
import { LOG_TEXTS as texts } from '../texts.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface ChoiceFilterProps {
  readonly label: string;
  readonly options: readonly Option[];
  /** Empty for all. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** So many choices are seen at a glance; more of them get a search. */
const GLANCE = 8;

/** Narrows the log to one of the things found in it. */
export function ChoiceFilter({ label, options, value, onChange }: ChoiceFilterProps) {
  const chosen = options.find((option) => option.value === value)?.label ?? value;
  return (
    <FilterChip label={label} value={chosen} onClear={() => onChange('')}>
      {(close) => (
        <Choices
          label={label}
          options={options}
          value={value}
          onChange={(next) => {
            onChange(next);
            close();
          }}
        />
      )}
    </FilterChip>
  );
}

function Choices({ label, options, value, onChange }: ChoiceFilterProps) {
  const [search, setSearch] = useState('');
  const words = search.toLocaleLowerCase('id');
  const all = { value: '', label: texts.allOf(label) };
  const found = [all, ...options].filter((option) => option.label.toLocaleLowerCase('id').includes(words));
  const searchLabel = texts.searchOption(label);
  return (
    <Stack gap="2" width="260px" maxWidth="full">
      {options.length > GLANCE && (
        <SearchInput size="sm" label={searchLabel} placeholder={searchLabel} value={search} onChange={setSearch} />
      )}
      <Stack gap="0" maxHeight="280px" overflowY="auto">
        {found.length === 0 ? (
          <Muted>{texts.noOption}</Muted>
        ) : (
          <RadioGroup label={label} options={found} value={value} onChange={onChange} />
        )}
      </Stack>
    </Stack>
  );
}
