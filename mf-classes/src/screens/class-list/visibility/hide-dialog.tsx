import type { ClassRow } from '@widya/contract/classes';
import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { failureOf } from '../../../features/failure.ts';
import { TEXTS } from '../texts.ts';
import { useHide } from './use-visibility.ts';

/** Asks before a class disappears from the eyes of participants. Rule A-136. */
export function HideDialog({ row, onClose }: { readonly row: ClassRow; readonly onClose: () => void }) {
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
        <p>{TEXTS.hideWhy(row.name)}</p>
      </Stack>
    </ConfirmDialog>
  );
}
