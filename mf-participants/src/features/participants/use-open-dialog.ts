import type { Participant } from '@widya/contract/participants';
import { useCallback, useState } from 'react';
import type { BulkRequest } from './bulk/bulk-request.ts';

/** Dialogs about one person; the row is a snapshot from when the dialog was opened. */
export type RowDialogKind = 'accept' | 'reject' | 'note' | 'mail' | 'ticket' | 'move' | 'predicate' | 'edit';

/** The only open dialog of the list. */
export type OpenDialog =
  | { readonly kind: 'invite' | 'invite-many' | 'remind' }
  | { readonly kind: RowDialogKind; readonly row: Participant }
  | { readonly kind: 'bulk'; readonly request: BulkRequest };

/** The open dialog, at most one, and stable functions to change it. */
export function useOpenDialog() {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = useCallback(() => setDialog(null), []);
  const openRow = useCallback((kind: RowDialogKind, row: Participant) => setDialog({ kind, row }), []);
  return { dialog, open: setDialog, openRow, close };
}
