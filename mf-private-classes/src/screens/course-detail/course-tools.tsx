import type { CourseRecord } from '@widya/contract/courses';
import { Button } from '@widya/design-system/button';
import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { Dialog } from '@widya/design-system/dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { toast } from '@widya/design-system/toast';
import { failureOf } from '@widya/record-kit/read/failure';
import { HideDialog } from '@widya/record-kit/visibility/hide-dialog';
import { useNavigate } from '@widya/remote-kit/router';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import type { CourseEditorState } from '../../features/course-form/course-editor.tsx';
import { CoursePreview } from '../../features/course-preview/course-preview.tsx';
import { PREVIEW_TEXTS } from '../../features/course-preview/texts.ts';
import { DeleteDialog } from '../../features/courses/delete-dialog.tsx';
import { LIST_PATH } from '../../features/courses/paths.ts';
import { COURSE_TEXTS as texts } from '../../features/courses/texts.ts';
import { useHiding } from '../../features/courses/use-hiding.ts';

interface ShowDialogProps {
  readonly record: CourseRecord;
  readonly onClose: () => void;
}

/** Confirms making a hidden course public. */
function ShowDialog({ record, onClose }: ShowDialogProps) {
  const { restore } = useHiding()(record);
  const showing = useAction(async () => {
    await restore();
    toast.success(texts.showDone(record.title));
    onClose();
  });
  return (
    <ConfirmDialog
      open
      title={texts.showTitle}
      confirmLabel={texts.show}
      loading={showing.busy}
      onConfirm={() => void showing.run()}
      onCancel={onClose}
    >
      <FailureBanner failure={failureOf(showing.failure)} />
      {texts.showWhy}
    </ConfirmDialog>
  );
}

interface CourseToolsProps extends CourseEditorState {
  readonly record: CourseRecord;
}

/** Preview, Tampilkan or Sembunyikan, and Hapus, in the save bar. */
export function CourseTools({ record, dirty, values }: CourseToolsProps) {
  const [open, setOpen] = useState<'preview' | 'visibility' | 'delete' | null>(null);
  const hidingOf = useHiding();
  const navigate = useNavigate();
  const close = () => setOpen(null);
  const isHidden = record.active === 0;
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setOpen('delete')}>
        {texts.remove}
      </Button>
      <Button size="sm" onClick={() => setOpen('preview')}>
        {PREVIEW_TEXTS.title}
      </Button>
      <Button
        size="sm"
        disabled={isHidden && dirty}
        title={isHidden && dirty ? texts.saveFirst : undefined}
        onClick={() => setOpen('visibility')}
      >
        {isHidden ? texts.show : texts.hide}
      </Button>
      {open === 'preview' && (
        <Dialog open size="xl" title={PREVIEW_TEXTS.title} onClose={close}>
          <CoursePreview code={record.course_code} values={values()} />
        </Dialog>
      )}
      {open === 'visibility' &&
        (isHidden ? (
          <ShowDialog record={record} onClose={close} />
        ) : (
          <HideDialog record={hidingOf(record)} why={texts.hideWhy(record.title)} onClose={close} />
        ))}
      {open === 'delete' && (
        <DeleteDialog row={record} onClose={close} onDeleted={() => void navigate(LIST_PATH, { replace: true })} />
      )}
    </>
  );
}
