import { useChapterActions } from '@widya/api-client/chapters';
import type { CourseChapter } from '@widya/contract/chapters';
import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { CHAPTER_TEXTS } from '../../features/chapters/texts.ts';
import { failureOf } from '../../features/failure.ts';
import { SYLLABUS_TEXTS as texts } from './texts.ts';

interface RemoveDialogProps {
  readonly chapter: CourseChapter;
  readonly onClose: () => void;
}

/** Deletes a chapter for good once the person has said so. Rule C-060. */
export function RemoveDialog({ chapter, onClose }: RemoveDialogProps) {
  const { remove } = useChapterActions();
  const removing = useAction(async () => {
    await remove(chapter.id);
    toast.success(texts.removed);
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
        <p>{texts.removeWhy(chapter.name, chapter.no_of_syllabus_content)}</p>
      </Stack>
    </ConfirmDialog>
  );
}
