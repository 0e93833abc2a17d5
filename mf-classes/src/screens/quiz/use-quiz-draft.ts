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
const isNewer = (known: QuizQuestion | null, saved: QuizQuestion | null): boolean =>
  known?.id !== saved?.id || (saved?.version ?? 0) > (known?.version ?? 0);

/**
 * The edited questions. Changes by others are taken over until something is edited here; then the draft keeps its
 * version, and saving reports the conflict.
 * @param saved undefined while unknown, null without a test.
 */
export function useQuizDraft(saved: QuizQuestion | null | undefined) {
  const [state, setState] = useState(() => stateOf(saved ?? null));
  const { base, fields } = state;
  const now = useMemo(() => fields.map(fieldOf), [fields]);
  const changes = useMemo(() => changeCount(base?.question_json ?? [], now), [base, now]);
  const latest = useRef(state);
  const put = useCallback((next: DraftState) => {
    latest.current = next;
    setState(next);
  }, []);
  const isRendered = latest.current === state;
  if (saved !== undefined && changes === 0 && isRendered && isNewer(base, saved)) put(stateOf(saved));
  const edit = (change: (fields: readonly DraftField[]) => readonly DraftField[]) =>
    put({ base: latest.current.base, fields: change(latest.current.fields) });
  return {
    base,
    fields,
    now,
    changes,
    /** Returns the draft with changes that are not rendered yet, for handlers that run right after a key press. */
    read: (): DraftState => latest.current,
    adopt: useCallback((quiz: QuizQuestion | null) => put(stateOf(quiz)), [put]),
    change: (field: DraftField) => edit((all) => all.map((one) => (one.fieldName === field.fieldName ? field : one))),
    remove: (name: string) => edit((all) => all.filter(({ fieldName }) => fieldName !== name)),
    move: (from: number, to: number) => edit((all) => moved(all, from, to)),
    /** @returns the name of the new question. */
    add: () => {
      const known = base?.question_json.map(({ fieldName }) => fieldName) ?? [];
      const field = newField([...new Set([...known, ...fields.map(({ fieldName }) => fieldName)])]);
      edit((all) => [...all, field]);
      return field.fieldName;
    },
  };
}

export type QuizDraft = ReturnType<typeof useQuizDraft>;
