import { useDocumentClasses } from '@widya/api-client/document-forms';
import { Button } from '@widya/design-system/button';
import { ChoiceFilter } from '@widya/design-system/choice-filter';
import type { TableQuery } from '@widya/design-system/use-table-query';
import { DOCUMENT_TEXTS as texts } from './texts.ts';

/** A class by its code; one that is gone only by the name it had. */
const choiceOf = ({ class_code, class_name }: { class_code: string | null; class_name: string }): string =>
  class_code ?? `:${class_name}`;

/** Narrows the list to one class; 'Semua Kelas' by default. C-217. */
export function ClassChoice({ query }: { readonly query: TableQuery }) {
  const { data, error, retry } = useDocumentClasses();
  const { class_code, class_name } = query.filters;
  if (!data && error)
    return (
      <Button size="sm" onClick={retry}>
        {texts.retryOptions}
      </Button>
    );
  return (
    <ChoiceFilter
      label={texts.classFilter}
      allLabel={texts.allClasses}
      options={(data ?? []).map((row) => ({ value: choiceOf(row), label: row.class_name }))}
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
