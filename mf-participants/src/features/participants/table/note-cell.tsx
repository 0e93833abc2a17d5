import { Muted } from '@widya/design-system/layout';
import { cutNote } from './cut-note.ts';

/** The note, cut after 35 characters; the whole of it is in its dialog and on hover. B-067. */
export function NoteCell({ note }: { readonly note: string }) {
  const short = cutNote(note);
  return <Muted title={short === note ? undefined : note}>{short}</Muted>;
}
