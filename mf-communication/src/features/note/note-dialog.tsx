import { failureOf, presentRecord } from '@widya/api-client/api-error';
import { NoteDialog as Dialog } from '@widya/design-system/note-dialog';
import { toast } from '@widya/design-system/toast';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { type Noted, useNote } from '@widya/remote-kit/use-note';

const SAVED = 'Catatan berhasil diperbarui!';

interface NoteDialogProps {
  readonly noted: Noted;
  /** Whose feedback or complaint it is about. */
  readonly about: string;
  /** @throws ApiError */
  readonly write: (note: string, version: number) => Promise<unknown>;
  /** Said of a failure instead of the sentence of the API, which then stands below it. */
  readonly failed?: string | undefined;
  readonly onClose: () => void;
}

/** Writes the note on a feedback or a complaint. B-218, C-114. */
export function NoteDialog({ noted, about, write, failed, onClose }: NoteDialogProps) {
  const note = useNote({
    noted,
    write,
    present: presentRecord<Noted>,
    onSaved: (undo) => {
      toast.undo(SAVED, undo, { failed: failureOf });
      onClose();
    },
  });
  useUnsavedWork(note.dirty, note.save);
  return <Dialog note={note} about={about} failure={failureOf(note.failure)} failureTitle={failed} onClose={onClose} />;
}
