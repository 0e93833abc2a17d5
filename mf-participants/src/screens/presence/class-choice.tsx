import { usePresenceClasses } from '@widya/api-client/presence';
import { ChoiceFilter } from '@widya/design-system/choice-filter';
import type { TableQuery } from '@widya/design-system/use-table-query';
import { pendingOptions } from '../../features/options/pending-options.tsx';
import { PRESENCE_TEXTS as texts } from './texts.ts';

/** A class by its code; one that is gone only by the name its forms were given. */
const choiceOf = ({ class_code, class_name }: { class_code: string | null; class_name: string }): string =>
  class_code ?? `:${class_name}`;

/** Narrows the list to one class; 'Semua Kelas' by default. C-103. */
export function ClassChoice({ query }: { readonly query: TableQuery }) {
  const classes = usePresenceClasses();
  const { class_code, class_name } = query.filters;
  return (
    <ChoiceFilter
      label={texts.classFilter}
      allLabel={texts.allClasses}
      instead={pendingOptions(classes)}
      options={(classes.data ?? []).map((row) => ({ value: choiceOf(row), label: row.class_name }))}
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
