import { HideDialog } from '@widya/record-kit/visibility/hide-dialog';
import { DeleteDialog } from './delete/delete-dialog.tsx';
import { NoteDialog } from './note/note-dialog.tsx';
import { TEXTS } from './texts.ts';
import { useHiding } from './use-hiding.ts';
import type { RowDialog } from './use-open-dialog.ts';

/** The open dialog about one class. */
export function RowDialogs({ dialog, onClose }: { readonly dialog: RowDialog; readonly onClose: () => void }) {
  const { kind, row } = dialog;
  const hidingOf = useHiding();
  if (kind === 'note') return <NoteDialog row={row} onClose={onClose} />;
  if (kind === 'hide') return <HideDialog record={hidingOf(row)} why={TEXTS.hideWhy(row.name)} onClose={onClose} />;
  return <DeleteDialog row={row} onClose={onClose} />;
}
