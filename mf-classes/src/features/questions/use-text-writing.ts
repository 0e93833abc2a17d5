import { currentRecord } from '@widya/api-client/api-error';
import type { Question } from '@widya/contract/questions';
import { plainText } from '@widya/design-system/formats/plain-text';
import { useAction } from '@widya/remote-kit/use-action';
import { useCallback, useEffect, useRef, useState } from 'react';

interface TextWriting {
  /** Id of the question; another one resets the state. */
  readonly subject: number;
  /** The initial text as HTML. */
  readonly start: string;
  /** The edited text of the question. */
  readonly field: 'question' | 'answer';
  readonly version: number;
  /** Message for an empty text. */
  readonly missing: string;
  readonly write: (html: string, version: number) => Promise<unknown>;
}

/** Both representations of an empty text are equal. */
const isBlank = (html: string): boolean => plainText(html) === '';

/**
 * State of a question's or answer's text during editing. A failed save keeps the input; after a concurrent change,
 * `theirs` has the other text and the person chooses. D306.
 */
export function useTextWriting({ subject, start, field, version, missing, write }: TextWriting) {
  const [draft, setDraft] = useState(start);
  const [tried, setTried] = useState(false);
  const [known, setKnown] = useState(subject);
  // A ref, because the editor reports its last changes on blur, possibly during the press that saves.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure of one question does not apply to the next
  useEffect(forget, [forget, subject]);
  const theirs = currentRecord<Question>(saving.failure);
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
    /** The other person's text; null without a conflict. */
    theirs: theirs && (theirs[field] ?? ''),
    /** Name of the other person, if known. */
    who: theirs?.changed_by,
    save,
  };
}
