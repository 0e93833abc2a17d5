import { useQuestionActions } from '@widya/api-client/questions';
import type { Question } from '@widya/contract/questions';
import { Dialog } from '@widya/design-system/dialog';
import { formatDateTime } from '@widya/design-system/formats/date';
import { toast } from '@widya/design-system/toast';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useRef } from 'react';
import { AnswerButtons } from './answer-buttons.tsx';
import { TextForm } from './text-form.tsx';
import { QUESTION_TEXTS as texts } from './texts.ts';
import { useEditorFocus } from './use-editor-focus.ts';
import type { useNextQuestion } from './use-next-question.ts';
import { useTextWriting } from './use-text-writing.ts';

interface AnswerStepProps {
  readonly row: Question;
  readonly next: ReturnType<typeof useNextQuestion>;
  readonly onClose: () => void;
}

/** The answer of one question. A first answer can be followed by the next question, a later change cannot. */
export function AnswerStep({ row, next, onClose }: AnswerStepProps) {
  const { answer } = useQuestionActions();
  const body = useRef<HTMLDivElement>(null);
  const isFirst = row.answer === null;
  const writing = useTextWriting({
    subject: row.id,
    start: row.answer ?? '',
    field: 'answer',
    version: row.version,
    missing: texts.missingAnswer,
    write: async (html, version) => {
      await answer(row.id, html, version);
      toast.success(texts.updated);
    },
  });
  const initialFocus = useEditorFocus(body, row.id);
  const save = async (goesOn: boolean) => {
    if (!(await writing.save())) return;
    if (goesOn) next.go(row.id);
    else onClose();
  };
  useUnsavedWork(writing.dirty);
  return (
    <Dialog
      open
      onClose={onClose}
      title={isFirst ? texts.answerTitle : texts.editAnswerTitle}
      description={texts.askedBy(row.full_name, formatDateTime(row.asked_at))}
      locked={writing.dirty || writing.busy || next.busy}
      initialFocus={initialFocus}
      footer={
        <AnswerButtons
          isFirst={isFirst}
          isConflict={writing.theirs !== null}
          busy={writing.busy || next.busy}
          onClose={onClose}
          onSkip={() => next.go(row.id)}
          onSave={(goesOn) => void save(goesOn)}
        />
      }
    >
      <TextForm
        ref={body}
        about={row.question}
        label={texts.columns.answer}
        help={isFirst ? texts.nextHelp : texts.saveHelp}
        writing={writing}
        onSubmit={() => void save(isFirst)}
      />
    </Dialog>
  );
}
