import type { Question } from '@widya/contract/questions';
import { toast } from '@widya/design-system/toast';
import { failureOf } from '@widya/record-kit/read/failure';
import { useAction } from '@widya/remote-kit/use-action';
import { useRef } from 'react';
import { QUESTION_TEXTS as texts } from './texts.ts';

/** Returns the first unanswered question that is not among the skipped ones. */
export type FindUnanswered = (skipped: ReadonlySet<number>) => Promise<Question | undefined>;

interface NextQuestion {
  readonly findUnanswered: FindUnanswered;
  readonly onNext: (row: Question) => void;
  /** Called when no question is left. */
  readonly onNone: () => void;
}

/** Goes to the next unanswered question, skipping those that were answered or skipped here. */
export function useNextQuestion({ findUnanswered, onNext, onNone }: NextQuestion) {
  const seen = useRef(new Set<number>());
  const going = useAction(async (from: number) => {
    seen.current.add(from);
    try {
      const found = await findUnanswered(seen.current);
      if (found) return onNext(found);
      toast.info(texts.noneLeft);
      onNone();
    } catch (failure) {
      toast.failure(failureOf(failure), () => void going.run(from));
    }
  });
  return { busy: going.busy, go: (from: number) => void going.run(from) };
}
