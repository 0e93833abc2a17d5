import type { Query } from '@widya/api-client/query';
import { ChoiceList } from '@widya/design-system/choice-list';
import { FilterChip } from '@widya/design-system/filter-chip';
import type { TableQuery } from '@widya/design-system/use-table-query';
import { useState } from 'react';
import { type ClassOption, choiceOf, classOptions } from './class-options.ts';
import { pendingOptions } from './pending-options.tsx';

/** Finds classes that occur in a list by name or code: the newest for '', none for null. */
type UseClasses = (q: string | null) => Query<{ readonly data: readonly ClassOption[] }>;

interface ClassFilterProps {
  readonly query: TableQuery;
  readonly useClasses: UseClasses;
}

interface ClassSearchProps {
  readonly useClasses: UseClasses;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

const LABEL = 'Kelas';
const ALL = { value: '', label: 'Semua Kelas' } as const;

function ClassSearch({ useClasses, value, onChoose }: ClassSearchProps) {
  const [q, setQ] = useState('');
  const found = useClasses(q);
  const options = classOptions(found.data?.data ?? []);
  return (
    <ChoiceList
      label={LABEL}
      options={q === '' ? [ALL, ...options] : options}
      value={value}
      onChoose={onChoose}
      onSearch={setQ}
      instead={pendingOptions(found)}
    />
  );
}

/** Filters a list by `class_code` or `class_name`; 'Semua Kelas' by default. C-103, C-111, C-217. */
export function ClassFilter({ query, useClasses }: ClassFilterProps) {
  const { class_code, class_name } = query.filters;
  const value = class_code || (class_name ? choiceOf({ class_code: null, class_name }) : '');
  const named = useClasses(class_code || null).data?.data ?? [];
  const chosen = classOptions(named).find((option) => option.value.toLowerCase() === value.toLowerCase());
  const choose = (next: string) =>
    query.setFilters(
      next.startsWith(':')
        ? { class_code: null, class_name: next.slice(1) }
        : { class_code: next || null, class_name: null },
    );
  return (
    <FilterChip label={LABEL} value={chosen?.label ?? (class_name || value)} onClear={() => choose('')}>
      {(close) => (
        <ClassSearch
          useClasses={useClasses}
          value={value}
          onChoose={(next) => {
            choose(next);
            close();
          }}
        />
      )}
    </FilterChip>
  );
}
