import { Muted } from '@widya/design-system/layout';
import { NOTE_LENGTH, truncate } from '../../../features/classes/truncate.ts';

/** The note, truncated after 35 characters; hover and the note dialog show all of it. A-096. */
export function NoteCell({ note }: { readonly note: string | null }) {
  if (note === null || note === '') return null;
  const short = truncate(note, NOTE_LENGTH);
  return (
    <Muted title={short === note ? undefined : note} data-cell="clamp">
      {short}
    </Muted>
  );
}
