import { AnswerDialog } from './answer-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import type { FindUnanswered } from './use-next-question.ts';
import type { QuestionDialog } from './use-question-rows.ts';

interface QuestionDialogsProps {
  readonly dialog: QuestionDialog;
  readonly findUnanswered: FindUnanswered;
  readonly onClose: () => void;
}

/** Dialogs of a list of questions, whose code is loaded when the first of them is opened. */
export function QuestionDialogs({ dialog: { kind, row }, findUnanswered, onClose }: QuestionDialogsProps) {
  if (kind === 'edit') return <EditDialog row={row} onClose={onClose} />;
  return <AnswerDialog row={row} findUnanswered={findUnanswered} onClose={onClose} />;
}
