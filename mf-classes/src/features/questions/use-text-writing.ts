import { presentRecord } from '@widya/api-client/api-error';
import type { Question } from '@widya/contract/questions';
import { plainText } from '@widya/design-system/formats/plain-text';
import { useAction } from '@widya/remote-kit/use-action';
import { useCallback, useEffect, useRef, useState } from 'react';

interface TextWriting {
  /** Id of the question; with another one everything begins anew. */
  readonly subject: number;
  /** The text as it was when the dialog opened; HTML. */
  readonly start: string;
  /** Which of the two texts of the question it is. */
  readonly field: 'question' | 'answer';
  readonly version: number;
  /** Said when nothing is written. */
  readonly missing: string;
  readonly write: (html: string, version: number) => Promise<unknown>;
}

/** Both ways of writing an empty text count as the same. */
const isBlank = (html: string): boolean => plainText(html) === '';

/**
 * The text of a question or answer while it is written. Nothing typed is lost when saving fails; when somebody else
 * changed the question meanwhile, `theirs` holds their text and the person decides. D306.
 */
export function useTextWriting({ subject, start, field, version, missing, write }: TextWriting) {
  const [draft, setDraft] = useState(start);
  const [tried, setTried] = useState(false);
  const [known, setKnown] = useState(subject);
  // The editor tells its last letters when it loses the focus, which may be within the very press that saves.
  const latest = useRef(draft);
  const change = useCallback((html: string) => {
    latest.current = html;
    setDraft(html);
  }, []);
  const saving = useAction(async (at: number) => void (await write(latest.current, at)));
  const { forget } = saving;
  if (known !== subject) {
    setKnown(subject);
    setDraft(start);
    setTried(false);
    latest.current = start;
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what failed for one question says nothing of the next
  useEffect(forget, [forget, subject]);
  const theirs = presentRecord<Question>(saving.failure);
  const save = async (): Promise<boolean> => {
    setTried(true);
    return isBlank(latest.current) ? false : saving.run(theirs?.version ?? version);
  };
  return {
    draft,
    change,
    dirty: draft !== start && !(isBlank(draft) && isBlank(start)),
    busy: saving.busy,
    error: tried && isBlank(draft) ? missing : null,
    failure: theirs ? null : saving.failure,
    /** What the other person wrote; null without a conflict. */
    theirs: theirs && (theirs[field] ?? ''),
    /** Who that is, where it is known. */
    who: theirs?.changed_by,
    save,
  };
}
