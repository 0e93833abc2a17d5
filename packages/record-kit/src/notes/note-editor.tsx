import { currentRecord } from '@widya/api-client/api-error';
import { NoteDialog } from '@widya/design-system/note-dialog';
import { toast } from '@widya/design-system/toast';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { failureOf } from '../read/failure.ts';
import { type Noted, useNote } from './use-note.ts';

const SAVED = 'Catatan berhasil diperbarui!';

interface NoteEditorProps {
  /** The row, as a snapshot from when the dialog opened. */
  readonly noted: Noted;
  /** The record or person of the note. */
  readonly about: string;
  /** Default 'Catatan'. */
  readonly title?: string;
  /** Who reads the note. */
  readonly help?: string;
  /** @throws ApiError */
  readonly write: (note: string, version: number) => Promise<unknown>;
  /** Message of a failure, with the API's message below it. */
  readonly failed?: string | undefined;
  readonly onClose: () => void;
}

/** Edits the note of a row, with 'Urungkan' afterwards. Source, B-105, B-106, B-218, C-114, C-132. */
export function NoteEditor({ noted, write, failed, onClose, ...dialog }: NoteEditorProps) {
  const note = useNote({
    noted,
    write,
    present: currentRecord<Noted>,
    onSaved: (undo) => {
      toast.undo(SAVED, undo, { failed: failureOf });
      onClose();
    },
  });
  useUnsavedWork(note.dirty, note.save);
  return (
    <NoteDialog {...dialog} note={note} failure={failureOf(note.failure)} failureTitle={failed} onClose={onClose} />
  );
}
