import type { CourseRow } from '@widya/contract/courses';
import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { failureOf } from '../../../features/failure.ts';
import { TEXTS } from '../texts.ts';
import { useHide } from '../use-visibility.ts';

/** Asks before a course disappears from the eyes of participants. */
export function HideDialog({ row, onClose }: { readonly row: CourseRow; readonly onClose: () => void }) {
  const hiding = useHide(onClose);
  return (
    <ConfirmDialog
      open
      title={TEXTS.hideTitle}
      confirmLabel={TEXTS.actions.hide}
      loading={hiding.busy}
      onConfirm={() => void hiding.run(row)}
      onCancel={onClose}
    >
      <Stack gap="3">
        <FailureBanner failure={failureOf(hiding.failure)} />
        <p>{TEXTS.hideWhy(row.title)}</p>
      </Stack>
    </ConfirmDialog>
  );
}
