import { useClassActions } from '@widya/api-client/classes';
import type { ClassRow } from '@widya/contract/classes';
import { NoteEditor } from '@widya/record-kit/notes/note-editor';
import { NOTE_TEXTS as texts } from './texts.ts';

/** Edits the note of a class, with an optimistic update. Allowed for every role. */
export function NoteDialog({ row, onClose }: { readonly row: ClassRow; readonly onClose: () => void }) {
  const { note } = useClassActions();
  return (
    <NoteEditor
      noted={row}
      about={texts.label(row.name)}
      help={texts.help}
      write={(text, version) => note(row.code, text || null, version)}
      onClose={onClose}
    />
  );
}
