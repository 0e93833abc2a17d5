import { useDocumentPage } from '@widya/api-client/document-forms';
import type { DocumentForm } from '@widya/contract/document-forms';
import type { Selection } from '@widya/design-system/data-table';
import { type TableQueryOptions, useTableQuery } from '@widya/design-system/use-table-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

const LIST = { filters: ['class_code', 'class_name'], settingsKey: 'dokumen' } as const satisfies TableQueryOptions;
const NOTHING: Selection = { all: false, keys: new Set() };

/** The rows of the address, the means to change it, and which of them are chosen. Another filter starts the choice anew. */
export function useDocumentList() {
  const query = useTableQuery(LIST);
  const { q } = query;
  const { class_code, class_name } = query.filters;
  const filters = useMemo(
    () => ({ ...(q !== '' && { q }), ...(class_code && { class_code }), ...(class_name && { class_name }) }),
    [q, class_code, class_name],
  );
  const page = useDocumentPage({
    ...filters,
    page: query.page,
    per_page: query.perPage,
    ...(query.sort && { sort: query.sort }),
  });
  const [selection, choose] = useState(NOTHING);
  const clear = useCallback(() => choose(NOTHING), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice belongs to these filters
  useEffect(clear, [filters]);
  // Rows of other pages stay known: what is chosen there is named and measured too.
  const seen = useRef(new Map<number, DocumentForm>());
  for (const row of page.data?.data ?? []) seen.current.set(row.id, row);
  return { query, filters, page, selection, choose, clear, seen: seen.current as ReadonlyMap<number, DocumentForm> };
}
