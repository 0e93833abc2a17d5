import type { LastChange } from '@widya/api-client/api-error';
import type { QuizQuestion } from '@widya/contract/quiz';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { Stack } from '@widya/design-system/layout';
import type { QuizSaving } from '../use-quiz-saving.ts';
import { QuestionSummary } from './question-summary.tsx';
import { QUESTION_TEXTS as texts } from './texts.ts';

interface ConflictDialogProps {
  readonly theirs: QuizQuestion & LastChange;
  readonly saving: QuizSaving;
  readonly onTakeTheirs: () => void;
}

/** Shows the other questions after a concurrent change, for a choice. The own ones stay below the dialog. D306. */
export function ConflictDialog({ theirs, saving, onTakeTheirs }: ConflictDialogProps) {
  return (
    <Dialog
      open
      role="alertdialog"
      size="lg"
      locked={saving.busy}
      onClose={saving.forget}
      title={texts.conflictTitle(theirs.changed_by)}
      description={texts.conflictWhy}
      footer={
        <>
          <Button variant="ghost" onClick={saving.forget} disabled={saving.busy}>
            {texts.cancel}
          </Button>
          <Button onClick={onTakeTheirs} disabled={saving.busy}>
            {texts.takeTheirs}
          </Button>
          <Button variant="primary" loading={saving.busy} onClick={saving.keepMine}>
            {texts.keepMine}
          </Button>
        </>
      }
    >
      <Stack as="ol" margin="0" paddingInlineStart="5">
        {theirs.question_json.map((field) => (
          <li key={field.fieldName}>
            <QuestionSummary field={field} />
          </li>
        ))}
      </Stack>
    </Dialog>
  );
}
