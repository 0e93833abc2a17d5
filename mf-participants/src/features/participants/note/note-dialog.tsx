import { failureOf, presentRecord } from '@widya/api-client/api-error';
import type { Participant } from '@widya/contract/participants';
import { NoteDialog as Dialog } from '@widya/design-system/note-dialog';
import { toast } from '@widya/design-system/toast';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useNote } from '@widya/remote-kit/use-note';
import { useSourceActions } from '../source/source-context.ts';
import { NOTE_TEXTS as texts } from './texts.ts';

/** The note staff keep about a registration. B-105, B-106. */
export function NoteDialog({ row, onClose }: { readonly row: Participant; readonly onClose: () => void }) {
  const { setNote } = useSourceActions();
  const note = useNote({
    noted: row,
    write: (text, version) => setNote(row.id, text, version),
    present: presentRecord<Participant>,
    onSaved: (undo) => {
      toast.undo(texts.saved, undo, { failed: failureOf });
      onClose();
    },
  });
  useUnsavedWork(note.dirty && !note.busy, note.save);
  return (
    <Dialog
      note={note}
      about={texts.about(row.full_name)}
      help={texts.help}
      failure={failureOf(note.failure)}
      onClose={onClose}
    />
  );
}
