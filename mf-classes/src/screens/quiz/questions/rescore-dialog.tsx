import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { failureOf } from '@widya/record-kit/read/failure';
import type { QuizSaving } from '../use-quiz-saving.ts';
import { QUESTION_TEXTS as texts } from './texts.ts';

interface RescoreDialogProps {
  readonly saving: QuizSaving;
  readonly answers: number;
}

/** Saves the questions with or without re-scoring existing answers. */
export function RescoreDialog({ saving, answers }: RescoreDialogProps) {
  const { busy, cancelRescore, chooseRescore, failure } = saving;
  return (
    <Dialog
      open
      role="alertdialog"
      locked={busy}
      onClose={cancelRescore}
      title={texts.rescoreTitle}
      footer={
        <>
          <Button variant="ghost" onClick={cancelRescore} disabled={busy}>
            {texts.cancel}
          </Button>
          <Button onClick={() => chooseRescore(false)} disabled={busy}>
            {texts.keepScores}
          </Button>
          <Button variant="primary" onClick={() => chooseRescore(true)} loading={busy}>
            {texts.rescore}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <FailureBanner failure={failureOf(failure)} />
        <p>{texts.rescoreWhy(answers)}</p>
      </Stack>
    </Dialog>
  );
}
