import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';

/** What a note is written on. */
export interface Noted {
  /** Null or empty for none. */
  readonly note: string | null;
  readonly version: number;
}

/** The record as somebody else has saved it meanwhile. */
export interface TheirNote extends Noted {
  readonly changed_by?: string | null;
}

interface NoteWriting {
  readonly noted: Noted;
  /** Sends the note, without blanks around it, over a version. */
  readonly write: (note: string, version: number) => Promise<unknown>;
  /** `presentRecord` of the API client: the record as it is now when the failure is a conflict, else null. */
  readonly present: (failure: unknown) => TheirNote | null;
  /** @param undo writes the note that stood there before; rejects as `write` does. */
  readonly onSaved: (undo: () => Promise<unknown>) => void;
}

/** The version that an answer carries, where it does. */
const versionIn = (answer: unknown): number | null =>
  typeof answer === 'object' && answer !== null && 'version' in answer && typeof answer.version === 'number'
    ? answer.version
    : null;

/**
 * A note while it is written; a refusal loses nothing. When somebody else wrote another note meanwhile, `theirs` holds
 * it and the person decides; a change of anything else does not bother the person. D306.
 */
export function useNote({ noted, write, present, onSaved }: NoteWriting) {
  // As it was when it was opened: the list behind the dialog may bring a newer one, which must not be written over unseen.
  const [{ note, version }] = useState({ note: noted.note ?? '', version: noted.version });
  const [draft, setDraft] = useState(note);
  const saving = useAction(async (over: number) => {
    const text = draft.trim();
    const before = theirs ? (theirs.note ?? '') : note;
    let last = over;
    const answer = await write(text, over).catch((failure: unknown) => {
      const now = present(failure);
      if (now === null || (now.note ?? '') !== note) throw failure;
      last = now.version;
      return write(text, last);
    });
    onSaved(() => write(before, versionIn(answer) ?? last + 1));
  });
  const theirs = present(saving.failure);
  return {
    draft,
    setDraft,
    dirty: draft !== note,
    busy: saving.busy,
    /** Somebody else's note, while it is asked which of the two stays. */
    theirs,
    failure: theirs ? null : saving.failure,
    save: () => saving.run(theirs?.version ?? version),
  };
}
