import { useClassInstructorActions } from '@widya/api-client/class-instructors';
import type { ClassInstructor } from '@widya/contract/class-instructors';
import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { failureOf } from '../../features/failure.ts';
import { TEXTS } from './texts.ts';

/** Asks before an instructor leaves the class. Rule C-006. */
export function RemoveDialog({ row, onClose }: { readonly row: ClassInstructor; readonly onClose: () => void }) {
  const { remove } = useClassInstructorActions();
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
        <FailureBanner failure={failureOf(removing.failure)} />
        <p>{TEXTS.removeWhy(row.name)}</p>
      </Stack>
    </ConfirmDialog>
  );
}
