import type { Query } from '@widya/api-client/query';
import { ChoiceFilter } from '@widya/design-system/choice-filter';
import type { TableQuery } from '@widya/design-system/use-table-query';
import { pendingOptions } from './pending-options.tsx';

interface ClassOption {
  /** Null for a deleted class, which is identified by its name. */
  readonly class_code: string | null;
  readonly class_name: string;
}

interface ClassFilterProps {
  readonly query: TableQuery;
  /** Classes that occur in the list. */
  readonly classes: Query<readonly ClassOption[]>;
}

const choiceOf = ({ class_code, class_name }: ClassOption): string => class_code ?? `:${class_name}`;

/** Filters a list by `class_code` or `class_name`; 'Semua Kelas' by default. C-103, C-111, C-217. */
export function ClassFilter({ query, classes }: ClassFilterProps) {
  const { class_code, class_name } = query.filters;
  return (
    <ChoiceFilter
      label="Kelas"
      allLabel="Semua Kelas"
      instead={pendingOptions(classes)}
      options={(classes.data ?? []).map((option) => ({ value: choiceOf(option), label: option.class_name }))}
      value={class_code ?? (class_name ? `:${class_name}` : '')}
      onChange={(value) =>
        query.setFilters(
          value.startsWith(':')
            ? { class_code: null, class_name: value.slice(1) }
            : { class_code: value, class_name: null },
        )
      }
    />
  );
}
