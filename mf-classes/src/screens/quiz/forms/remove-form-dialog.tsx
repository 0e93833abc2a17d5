import { useQuizActions } from '@widya/api-client/quiz';
import type { QuizFormRow } from '@widya/contract/quiz';
import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { failureOf } from '../../../features/failure.ts';
import { FORM_TEXTS as texts } from './texts.ts';

/** Asks before an additional answer is gone for good. B-034 to B-036. */
export function RemoveFormDialog({ row, onClose }: { readonly row: QuizFormRow; readonly onClose: () => void }) {
  const { removeForm } = useQuizActions();
  const removing = useAction(async () => {
    await removeForm(row.id);
    toast.success(texts.removed);
    onClose();
  });
  return (
    <ConfirmDialog
      open
      danger
      title={texts.removeTitle}
      confirmLabel={texts.remove}
      loading={removing.busy}
      onConfirm={() => void removing.run()}
      onCancel={onClose}
    >
      <Stack gap="3">
        <FailureBanner failure={failureOf(removing.failure)} />
        <p>{texts.removeWhy(row.name)}</p>
      </Stack>
    </ConfirmDialog>
  );
}
