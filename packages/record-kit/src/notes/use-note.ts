import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';

/** A record with a note. */
export interface Noted {
  /** Null or empty without a note. */
  readonly note: string | null;
  readonly version: number;
}

/** The record after a concurrent change. */
export interface TheirNote extends Noted {
  readonly changed_by?: string | null;
}

interface NoteWriting {
  readonly noted: Noted;
  /** Saves the trimmed note for a version of the record. */
  readonly write: (note: string, version: number) => Promise<unknown>;
  /** `currentRecord` of the API client: the current record when the failure is a conflict, else null. */
  readonly present: (failure: unknown) => TheirNote | null;
  /** @param undo saves the previous note; rejects like `write`. */
  readonly onSaved: (undo: () => Promise<unknown>) => void;
}

/** The version in an answer, if it has one. */
const versionIn = (answer: unknown): number | null =>
  typeof answer === 'object' && answer !== null && 'version' in answer && typeof answer.version === 'number'
    ? answer.version
    : null;

/**
 * State of a note during editing; a refusal loses nothing. After a concurrent change of the note, `theirs` has the
 * other one for a choice; other concurrent changes of the record are ignored. D306.
 */
export function useNote({ noted, write, present, onSaved }: NoteWriting) {
  // A snapshot, because a newer note from revalidation must not be overwritten without being seen.
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
    /** The other person's note while a choice is needed. */
    theirs,
    failure: theirs ? null : saving.failure,
    save: () => saving.run(theirs?.version ?? version),
  };
}
