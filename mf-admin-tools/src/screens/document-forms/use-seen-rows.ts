import type { DocumentForm } from '@widya/contract/document-forms';
import { useRef } from 'react';

/** All rows that were displayed, by id, so that rows selected on other pages have names and sizes. */
export function useSeenRows(rows: readonly DocumentForm[] = []): ReadonlyMap<number, DocumentForm> {
  const seen = useRef(new Map<number, DocumentForm>());
  for (const row of rows) seen.current.set(row.id, row);
  return seen.current;
}
