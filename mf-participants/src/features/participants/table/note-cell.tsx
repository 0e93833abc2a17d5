import { Muted } from '@widya/design-system/layout';
import { truncateNote } from './truncate-note.ts';

/** The note, truncated after 35 characters; hover and its dialog show all of it. B-067. */
export function NoteCell({ note }: { readonly note: string }) {
  const short = truncateNote(note);
  return <Muted title={short === note ? undefined : note}>{short}</Muted>;
}
