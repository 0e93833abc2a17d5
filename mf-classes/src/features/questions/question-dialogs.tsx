import { AnswerDialog } from './answer-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import type { ReadUnanswered } from './use-next-question.ts';
import type { QuestionDialog } from './use-question-rows.ts';

interface QuestionDialogsProps {
  readonly dialog: QuestionDialog;
  readonly readUnanswered: ReadUnanswered;
  readonly onClose: () => void;
}

/** Dialogs of a list of questions, whose code is loaded when the first of them is opened. */
export function QuestionDialogs({ dialog: { kind, row }, readUnanswered, onClose }: QuestionDialogsProps) {
  if (kind === 'edit') return <EditDialog row={row} onClose={onClose} />;
  return <AnswerDialog row={row} readUnanswered={readUnanswered} onClose={onClose} />;
}
