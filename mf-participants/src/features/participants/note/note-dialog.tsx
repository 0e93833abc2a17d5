import type { Participant } from '@widya/contract/participants';
import { NoteEditor } from '@widya/record-kit/notes/note-editor';
import { useSourceActions } from '../source/source-context.ts';
import { NOTE_TEXTS as texts } from './texts.ts';

/** The staff note of a registration. B-105, B-106. */
export function NoteDialog({ row, onClose }: { readonly row: Participant; readonly onClose: () => void }) {
  const { setNote } = useSourceActions();
  return (
    <NoteEditor
      noted={row}
      about={texts.about(row.full_name)}
      help={texts.help}
      write={(text, version) => setNote(row.id, text, version)}
      onClose={onClose}
    />
  );
}
