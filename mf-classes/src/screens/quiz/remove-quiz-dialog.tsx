import { useQuizActions } from '@widya/api-client/quiz';
import type { QuizQuestion } from '@widya/contract/quiz';
import { toast } from '@widya/design-system/toast';
import { ConfirmAction } from '@widya/record-kit/confirm/confirm-action';
import { failureOf } from '@widya/record-kit/read/failure';
import { TEXTS } from './texts.ts';

interface RemoveQuizDialogProps {
  readonly quiz: QuizQuestion;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** Deletes the test; the API refuses once it has answers. B-033, B-036. */
export function RemoveQuizDialog({ quiz, onRemoved, onClose }: RemoveQuizDialogProps) {
  const { remove } = useQuizActions();
  const act = async () => {
    await remove(quiz.id);
    toast.success(TEXTS.removed);
    onRemoved();
  };
  return (
    <ConfirmAction
      danger
      title={TEXTS.removeTitle}
      confirmLabel={TEXTS.removeLabel}
      act={act}
      describe={failureOf}
      onClose={onClose}
    >
      <p>{TEXTS.removeWhy}</p>
    </ConfirmAction>
  );
}
