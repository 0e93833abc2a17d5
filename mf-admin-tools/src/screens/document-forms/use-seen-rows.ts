import type { DocumentForm } from '@widya/contract/document-forms';
import { useRef } from 'react';

/** Every row that was on the screen, by its id: what is chosen on other pages is named and measured too. */
export function useSeenRows(rows: readonly DocumentForm[] = []): ReadonlyMap<number, DocumentForm> {
  const seen = useRef(new Map<number, DocumentForm>());
  for (const row of rows) seen.current.set(row.id, row);
  return seen.current;
}
