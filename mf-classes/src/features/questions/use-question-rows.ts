import type { Question } from '@widya/contract/questions';
import { useMemo, useRef, useState } from 'react';
import { questionActions } from './row-actions.tsx';
import { useQuestionVisibility } from './use-question-visibility.ts';

/** The dialog about one question; the row is a snapshot from when the dialog was opened. */
export interface QuestionDialog {
  readonly kind: 'answer' | 'edit';
  readonly row: Question;
}

/** Actions of the rows in a list of questions, stable because rows are memoised. */
export function useQuestionRows() {
  const [dialog, setDialog] = useState<QuestionDialog | null>(null);
  const newest = useQuestionVisibility();
  const visibility = useRef(newest);
  visibility.current = newest;
  const rows = useMemo(() => {
    const answer = (row: Question) => row.active === 1 && setDialog({ kind: 'answer', row });
    return {
      open: answer,
      actions: questionActions({
        onAnswer: answer,
        onEdit: (row) => setDialog({ kind: 'edit', row }),
        onDelete: (row) => void visibility.current.remove(row),
        onRestore: (row) => void visibility.current.restore(row),
      }),
    };
  }, []);
  return { ...rows, dialog, close: () => setDialog(null) };
}
