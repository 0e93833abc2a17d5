import { currentRecord } from '@widya/api-client/api-error';
import { useQuizActions } from '@widya/api-client/quiz';
import type { QuizQuestion } from '@widya/contract/quiz';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { useRef, useState } from 'react';
import { fieldOf } from './draft.ts';
import { hasProblem } from './draft-rules.ts';
import { QUESTION_TEXTS as texts } from './questions/texts.ts';
import type { QuizDraft } from './use-quiz-draft.ts';

interface SaveOptions {
  readonly rescore: boolean;
  /** The test whose version is replaced: that of a conflict, otherwise the edited one; undefined creates a test. */
  readonly displayed: QuizQuestion | undefined;
}

/** Saves the questions as one list with its version. If there are answers, first asks whether to re-score them. */
export function useQuizSaving(code: string, draft: QuizDraft) {
  const { create, update } = useQuizActions();
  const [tried, setTried] = useState(false);
  const [answersToRescore, setAnswersToRescore] = useState<number | null>(null);
  const chosenRescore = useRef<boolean | null>(null);
  const write = ({ rescore, displayed }: SaveOptions) => {
    const questions = draft.read().fields.map(fieldOf);
    return displayed
      ? update(displayed.id, { question_json: questions, ...(rescore && { rescore }), version: displayed.version })
      : create(code, questions);
  };
  const saving = useAction(async (options: SaveOptions) => {
    const { data } = await write(options).catch((failure: unknown) => {
      // The conflict has its own dialog, which replaces the one about re-scoring.
      if (currentRecord(failure)) setAnswersToRescore(null);
      throw failure;
    });
    draft.adopt(data);
    setTried(false);
    setAnswersToRescore(null);
    toast.success(options.rescore ? texts.savedRescored : texts.saved);
  });
  const theirs = currentRecord<QuizQuestion>(saving.failure);
  const wrong = draft.fields.filter(hasProblem);
  const run = (rescore: boolean) => void saving.run({ rescore, displayed: theirs ?? draft.read().base ?? undefined });
  /** Saves at once when there are no answers, or when the person has chosen for this attempt. */
  const saveOrAsk = (answers: number) => {
    if (answers > 0 && chosenRescore.current === null) setAnswersToRescore(answers);
    else run(chosenRescore.current ?? false);
  };
  return {
    busy: saving.busy,
    theirs,
    failure: theirs ? null : saving.failure,
    forget: saving.forget,
    /** Whether to show problems, after the first attempt to save. */
    tried,
    wrong,
    /** How many people's answers the dialog about re-scoring is about; null while it is closed. */
    answersToRescore,
    cancelRescore: () => setAnswersToRescore(null),
    chooseRescore: (rescore: boolean) => {
      chosenRescore.current = rescore;
      run(rescore);
    },
    /** Replaces the other person's test; asks about answers that came in only with it. */
    keepMine: () => saveOrAsk(theirs?.answer_count ?? 0),
    /** @returns the name of the first invalid question. */
    save: (): string | null => {
      setTried(true);
      const { base, fields } = draft.read();
      const first = fields.find(hasProblem);
      if (first) return first.fieldName;
      chosenRescore.current = null;
      saveOrAsk(base?.answer_count ?? 0);
      return null;
    },
  };
}

export type QuizSaving = ReturnType<typeof useQuizSaving>;
