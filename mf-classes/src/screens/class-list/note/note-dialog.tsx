import { presentRecord } from '@widya/api-client/api-error';
import { useClassActions } from '@widya/api-client/classes';
import type { ClassRow } from '@widya/contract/classes';
import { NoteDialog as Dialog } from '@widya/design-system/note-dialog';
import { toast } from '@widya/design-system/toast';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useNote } from '@widya/remote-kit/use-note';
import { failureOf } from '../../../features/failure.ts';
import { NOTE_TEXTS as texts } from './texts.ts';

/** Writes the note of a class; the list shows it at once. Every role may. */
export function NoteDialog({ row, onClose }: { readonly row: ClassRow; readonly onClose: () => void }) {
  const { note: send } = useClassActions();
  const note = useNote({
    noted: row,
    write: (text, version) => send(row.code, text || null, version),
    present: presentRecord<ClassRow>,
    onSaved: (undo) => {
      toast.undo(texts.saved, undo, { failed: failureOf });
      onClose();
    },
  });
  useUnsavedWork(note.dirty, note.save);
  return (
    <Dialog
      note={note}
      about={texts.label(row.name)}
      help={texts.help}
      failure={failureOf(note.failure)}
      onClose={onClose}
    />
  );
}
