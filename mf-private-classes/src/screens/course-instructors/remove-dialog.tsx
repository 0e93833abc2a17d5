import { useCourseInstructorActions } from '@widya/api-client/course-instructors';
import type { CourseInstructor } from '@widya/contract/course-instructors';
import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { failureOf } from '../../features/failure.ts';
import { TEXTS } from './texts.ts';

/** Asks before an instructor leaves the course. Rule C-043. */
export function RemoveDialog({ row, onClose }: { readonly row: CourseInstructor; readonly onClose: () => void }) {
  const { remove } = useCourseInstructorActions();
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
