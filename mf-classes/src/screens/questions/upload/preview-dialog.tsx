import type { QuestionUpload } from '@widya/contract/questions';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { useCloseGuard } from '@widya/design-system/use-close-guard';
import { failureOf } from '@widya/record-kit/read/failure';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { createdCount } from './plan.ts';
import { Preview } from './preview.tsx';
import { UPLOAD_TEXTS as texts } from './texts.ts';
import { useCommit } from './use-commit.ts';
import { useDecisions } from './use-decisions.ts';

interface PreviewDialogProps {
  readonly code: string;
  readonly upload: QuestionUpload;
  /** Returns to choosing a file. */
  readonly onAnother: () => void;
  readonly onClose: () => void;
}

/** The second step: check, correct or skip rows, and save. */
export function PreviewDialog({ code, upload, onAnother, onClose }: PreviewDialogProps) {
  const choice = useDecisions(upload);
  const saving = useCommit(code, onClose);
  const created = createdCount(upload, choice.blocked, choice.decisions);
  useUnsavedWork(true);
  const save = () => void saving.run(upload, choice.decisions);
  const canSave = choice.open.length === 0 && created > 0;
  const guarded = { dirty: choice.decided, busy: saving.busy, onSave: canSave ? save : null };
  const closing = useCloseGuard({ ...guarded, onClose });
  const changing = useCloseGuard({ ...guarded, onClose: onAnother });
  return (
    <>
      <Dialog
        open
        onClose={closing.requestClose}
        title={texts.title}
        size="lg"
        locked={saving.busy}
        footer={
          <>
            <Button variant="ghost" onClick={closing.requestClose} disabled={saving.busy}>
              {texts.cancel}
            </Button>
            <Button onClick={changing.requestClose} disabled={saving.busy}>
              {texts.another}
            </Button>
            <Button variant="primary" loading={saving.busy} disabled={!canSave} onClick={save}>
              {texts.commit(created)}
            </Button>
          </>
        }
      >
        <Stack gap="3">
          <FailureBanner title={texts.commitFailed} failure={failureOf(saving.failure)} />
          <Preview upload={upload} choice={choice} />
        </Stack>
      </Dialog>
      {closing.question}
      {changing.question}
    </>
  );
}
