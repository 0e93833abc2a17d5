import { useQuizActions } from '@widya/api-client/quiz';
import type { QuizFormRow } from '@widya/contract/quiz';
import { toast } from '@widya/design-system/toast';
import { ConfirmAction } from '@widya/record-kit/confirm/confirm-action';
import { failureOf } from '@widya/record-kit/read/failure';
import { FORM_TEXTS as texts } from './texts.ts';

/** Confirms the permanent deletion of an additional answer. B-034 to B-036. */
export function RemoveFormDialog({ row, onClose }: { readonly row: QuizFormRow; readonly onClose: () => void }) {
  const { removeForm } = useQuizActions();
  const act = async () => {
    await removeForm(row.id);
    toast.success(texts.removed);
  };
  return (
    <ConfirmAction
      danger
      title={texts.removeTitle}
      confirmLabel={texts.remove}
      act={act}
      describe={failureOf}
      onClose={onClose}
    >
      <p>{texts.removeWhy(row.name)}</p>
    </ConfirmAction>
  );
}
