import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { failureOf } from '../failure.ts';
import { CHAPTER_TEXTS as texts } from './texts.ts';

interface RemoveDialogProps {
  /** What goes with it. */
  readonly why: string;
  readonly remove: () => Promise<unknown>;
  /** Said once it is gone. */
  readonly removed: string;
  readonly onClose: () => void;
}

/** Deletes a chapter or a sub-chapter for good once the person has said so. C-060 and C-098. */
export function RemoveDialog({ why, remove, removed, onClose }: RemoveDialogProps) {
  const removing = useAction(async () => {
    await remove();
    toast.success(removed);
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
        <p>{why}</p>
      </Stack>
    </ConfirmDialog>
  );
}
