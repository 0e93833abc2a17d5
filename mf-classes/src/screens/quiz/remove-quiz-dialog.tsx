import { useQuizActions } from '@widya/api-client/quiz';
import type { QuizQuestion } from '@widya/contract/quiz';
import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { failureOf } from '../../features/failure.ts';
import { TEXTS } from './texts.ts';

interface RemoveQuizDialogProps {
  readonly quiz: QuizQuestion;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** Deletes the test; the API refuses once it has answers. B-033, B-036. */
export function RemoveQuizDialog({ quiz, onRemoved, onClose }: RemoveQuizDialogProps) {
  const { remove } = useQuizActions();
  const removing = useAction(async () => {
    await remove(quiz.id);
    toast.success(TEXTS.removed);
    onRemoved();
    onClose();
  });
  return (
    <ConfirmDialog
      open
      danger
      title={TEXTS.removeTitle}
      confirmLabel={TEXTS.removeLabel}
      loading={removing.busy}
      onConfirm={() => void removing.run()}
      onCancel={onClose}
    >
      <Stack gap="3">
        <FailureBanner failure={failureOf(removing.failure)} />
        <p>{TEXTS.removeWhy}</p>
      </Stack>
    </ConfirmDialog>
  );
}
