import { DeleteDialog } from './delete/delete-dialog.tsx';
import { NoteDialog } from './note/note-dialog.tsx';
import type { RowDialog } from './use-open-dialog.ts';
import { HideDialog } from './visibility/hide-dialog.tsx';

/** The dialog about one class. */
export function RowDialogs({ dialog, onClose }: { readonly dialog: RowDialog; readonly onClose: () => void }) {
  const { kind, row } = dialog;
  if (kind === 'note') return <NoteDialog row={row} onClose={onClose} />;
  if (kind === 'hide') return <HideDialog row={row} onClose={onClose} />;
  return <DeleteDialog row={row} onClose={onClose} />;
}
