import type { QuizQuestion } from '@widya/contract/quiz';
import { useCallback, useMemo, useRef, useState } from 'react';
import { changeCount, type DraftField, draftOf, fieldOf, moved, newField } from './draft.ts';

interface DraftState {
  /** The test when editing started; null when there was none. */
  readonly base: QuizQuestion | null;
  readonly fields: readonly DraftField[];
}

const stateOf = (quiz: QuizQuestion | null): DraftState => ({
  base: quiz,
  fields: quiz?.question_json.map(draftOf) ?? [],
});

/** A version taken over from a conflict is newer than the cached list until that is revalidated. */
const isNewer = (base: QuizQuestion | null, saved: QuizQuestion | null): boolean =>
  base?.id !== saved?.id || (saved?.version ?? 0) > (base?.version ?? 0);

/**
 * The edited questions. Changes by others are taken over until something is edited here; then the draft keeps its
 * version, and saving reports the conflict.
 * @param saved undefined while unknown, null without a test.
 */
export function useQuizDraft(saved: QuizQuestion | null | undefined) {
  const [state, setState] = useState(() => stateOf(saved ?? null));
  const { base, fields } = state;
  const questions = useMemo(() => fields.map(fieldOf), [fields]);
  const changes = useMemo(() => changeCount(base?.question_json ?? [], questions), [base, questions]);
  const latest = useRef(state);
  const setDraft = useCallback((next: DraftState) => {
    latest.current = next;
    setState(next);
  }, []);
  const isRendered = latest.current === state;
  if (saved !== undefined && changes === 0 && isRendered && isNewer(base, saved)) setDraft(stateOf(saved));
  const edit = (change: (fields: readonly DraftField[]) => readonly DraftField[]) =>
    setDraft({ base: latest.current.base, fields: change(latest.current.fields) });
  return {
    base,
    fields,
    questions,
    changes,
    /** Returns the draft with changes that are not rendered yet, for handlers that run right after a key press. */
    read: (): DraftState => latest.current,
    adopt: useCallback((quiz: QuizQuestion | null) => setDraft(stateOf(quiz)), [setDraft]),
    change: (field: DraftField) => edit((all) => all.map((one) => (one.fieldName === field.fieldName ? field : one))),
    remove: (name: string) => edit((all) => all.filter(({ fieldName }) => fieldName !== name)),
    move: (from: number, to: number) => edit((all) => moved(all, from, to)),
    /** @returns the name of the new question. */
    add: () => {
      const savedNames = base?.question_json.map(({ fieldName }) => fieldName) ?? [];
      const field = newField([...new Set([...savedNames, ...fields.map(({ fieldName }) => fieldName)])]);
      edit((all) => [...all, field]);
      return field.fieldName;
    },
  };
}

export type QuizDraft = ReturnType<typeof useQuizDraft>;
