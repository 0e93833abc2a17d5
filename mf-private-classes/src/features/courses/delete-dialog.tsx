import { ApiError } from '@widya/api-client/api-error';
import { useCourseActions } from '@widya/api-client/courses';
import type { CourseRow } from '@widya/contract/courses';
import { ConfirmByNameDialog } from '@widya/design-system/confirm-by-name-dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { toast } from '@widya/design-system/toast';
import { failureOf } from '@widya/record-kit/read/failure';
import { BlockedDeletionDialog } from '@widya/record-kit/visibility/blocked-deletion-dialog';
import { useAction } from '@widya/remote-kit/use-action';
import { COURSE_TEXTS as texts } from './texts.ts';
import { useHiding } from './use-hiding.ts';

interface DeleteDialogProps {
  readonly row: CourseRow;
  readonly onClose: () => void;
  /** Called after the deletion; closes the dialog by default. */
  readonly onDeleted?: () => void;
}

/**
 * Deletes a course permanently after its name was typed. With registered people (by the list, or by the API's newer
 * data) it explains why that is not possible and offers to hide the course. C-018, D41.
 */
export function DeleteDialog({ row, onClose, onDeleted = onClose }: DeleteDialogProps) {
  const { remove } = useCourseActions();
  const hidingOf = useHiding();
  const removing = useAction(async () => {
    await remove(row.id);
    toast.success(texts.deleteDone(row.title));
    onDeleted();
  });
  const { failure, busy } = removing;
  const refused = failure instanceof ApiError && failure.code === 'HAS_REGISTRANTS' ? failure : null;
  const { accepted, waiting, pending } = row.metrics;
  if (refused || accepted + waiting + pending > 0)
    return (
      <BlockedDeletionDialog
        record={hidingOf(row)}
        isHidden={row.active === 0}
        why={refused?.msg ?? texts.blockedWhy(accepted, waiting + pending)}
        onClose={onClose}
      />
    );
  return (
    <ConfirmByNameDialog
      open
      title={texts.deleteTitle}
      name={row.title}
      confirmLabel={texts.remove}
      loading={busy}
      onConfirm={() => void removing.run()}
      onCancel={onClose}
    >
      <Stack gap="3">
        <FailureBanner failure={failureOf(failure)} />
        <p>{texts.deleteWhy}</p>
      </Stack>
    </ConfirmByNameDialog>
  );
}
