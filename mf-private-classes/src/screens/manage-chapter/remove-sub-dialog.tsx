import { useChapterActions } from '@widya/api-client/chapters';
import type { CourseSubChapter } from '@widya/contract/chapters';
import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { CHAPTER_TEXTS } from '../../features/chapters/texts.ts';
import { failureOf } from '../../features/failure.ts';
import { SUB_TEXTS } from '../../features/sub-chapters/texts.ts';
import { MANAGE_TEXTS as texts } from './texts.ts';

interface RemoveSubDialogProps {
  readonly sub: CourseSubChapter;
  readonly onClose: () => void;
}

/** Deletes a sub-chapter for good once the person has said so. Rule C-098. */
export function RemoveSubDialog({ sub, onClose }: RemoveSubDialogProps) {
  const { removeSub } = useChapterActions();
  const removing = useAction(async () => {
    await removeSub(sub.id);
    toast.success(SUB_TEXTS.removed);
    onClose();
  });
  return (
    <ConfirmDialog
      open
      danger
      title={texts.removeTitle}
      confirmLabel={CHAPTER_TEXTS.remove}
      loading={removing.busy}
      onConfirm={() => void removing.run()}
      onCancel={onClose}
    >
      <Stack gap="3">
        <FailureBanner failure={failureOf(removing.failure)} />
        <p>{texts.removeWhy(sub.name)}</p>
      </Stack>
    </ConfirmDialog>
  );
}
