import { useQuestionActions } from '@widya/api-client/questions';
import type { Question } from '@widya/contract/questions';
import { formatDateTime } from '@widya/contract/time/texts';
import { Dialog } from '@widya/design-system/dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { toast } from '@widya/design-system/toast';
import { useCloseGuard } from '@widya/design-system/use-close-guard';
import { failureOf } from '@widya/record-kit/read/failure';
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

/** The answer to a question. Only a first answer offers to continue with the next question. */
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
  const busy = writing.busy || next.busy;
  const closing = useCloseGuard({ dirty: writing.dirty, busy, onClose, onSave: () => void save(false) });
  const skipping = useCloseGuard({
    dirty: writing.dirty,
    busy,
    onClose: () => next.go(row.id),
    onSave: () => void save(true),
  });
  return (
    <>
      <Dialog
        open
        onClose={closing.requestClose}
        title={isFirst ? texts.answerTitle : texts.editAnswerTitle}
        description={texts.askedBy(row.full_name, formatDateTime(row.asked_at))}
        locked={busy}
        initialFocus={initialFocus}
        footer={
          <AnswerButtons
            isFirst={isFirst}
            isConflict={writing.theirs !== null}
            busy={busy}
            onClose={writing.theirs === null ? closing.requestClose : onClose}
            onSkip={skipping.requestClose}
            onSave={(goesOn) => void save(goesOn)}
          />
        }
      >
        <Stack gap="3">
          <FailureBanner failure={failureOf(writing.failure)} />
          <TextForm
            ref={body}
            about={row.question}
            label={texts.columns.answer}
            help={isFirst ? texts.nextHelp : texts.saveHelp}
            writing={writing}
            onSubmit={() => void save(isFirst)}
          />
        </Stack>
      </Dialog>
      {closing.question}
      {skipping.question}
    </>
  );
}
