import type { QuestionUpload } from '@widya/contract/questions';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { failureOf } from '../../../features/failure.ts';
import { createdCount } from './plan.ts';
import { Preview } from './preview.tsx';
import { UPLOAD_TEXTS as texts } from './texts.ts';
import { useCommit } from './use-commit.ts';
import { useDecisions } from './use-decisions.ts';

interface PreviewDialogProps {
  readonly code: string;
  readonly upload: QuestionUpload;
  /** Back to choosing a file. */
  readonly onAnother: () => void;
  readonly onClose: () => void;
}

/** The second step: look, mend or skip, save. */
export function PreviewDialog({ code, upload, onAnother, onClose }: PreviewDialogProps) {
  const choice = useDecisions(upload);
  const saving = useCommit(code, onClose);
  const created = createdCount(upload, choice.blocked, choice.decisions);
  useUnsavedWork(true);
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      size="lg"
      locked
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={saving.busy}>
            {texts.cancel}
          </Button>
          <Button onClick={onAnother} disabled={saving.busy}>
            {texts.another}
          </Button>
          <Button
            variant="primary"
            loading={saving.busy}
            disabled={choice.open.length > 0 || created === 0}
            onClick={() => void saving.run(upload, choice.decisions)}
          >
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
  );
}
