import { failureOf } from '@widya/api-client/api-error';
import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import type { AssignedInstructor, AssignmentCalls } from './assignment.ts';
import { TEXTS } from './texts.ts';

interface RemoveDialogProps {
  readonly row: AssignedInstructor;
  readonly remove: AssignmentCalls['remove'];
  readonly onClose: () => void;
}

/** Asks before an instructor leaves. C-006 and C-043. */
export function RemoveDialog({ row, remove, onClose }: RemoveDialogProps) {
  const removing = useAction(async () => {
    await remove(row.id);
    toast.success(TEXTS.removed);
    onClose();
  });
  return (
    <ConfirmDialog
      open
      danger
      title={TEXTS.removeTitle}
      confirmLabel={TEXTS.remove}
      loading={removing.busy}
      onConfirm={() => void removing.run()}
      onCancel={onClose}
    >
      <Stack gap="3">
        <FailureBanner failure={failureOf(removing.failure, TEXTS.noReason)} />
        <p>{TEXTS.removeWhy(row.name)}</p>
      </Stack>
    </ConfirmDialog>
  );
}
