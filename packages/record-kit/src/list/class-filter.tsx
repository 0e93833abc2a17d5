import type { Query } from '@widya/api-client/query';
import type { TableQuery } from '@widya/design-system/use-table-query';
import { type ClassOption, choiceOf, classOptions } from './class-options.ts';
import { SearchFilter } from './search-filter.tsx';

interface Classes {
  readonly data: readonly ClassOption[];
}

interface ClassFilterProps {
  readonly query: TableQuery;
  /** Finds classes that occur in a list by name or code: the newest for '', none for null. */
  readonly useClasses: (q: string | null) => Query<Classes>;
}

const optionsOf = ({ data }: Classes) => classOptions(data);

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
    <SearchFilter
      label="Kelas"
      all="Semua Kelas"
      value={value}
      chosen={chosen?.label ?? (class_name || value)}
      useFound={useClasses}
      optionsOf={optionsOf}
      onChange={choose}
    />
  );
}
