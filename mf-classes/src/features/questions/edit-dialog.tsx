import { useQuestionActions } from '@widya/api-client/questions';
import type { Question } from '@widya/contract/questions';
import { formatDateTime } from '@widya/contract/time/texts';
import { FormDialog } from '@widya/design-system/form-dialog';
import { toast } from '@widya/design-system/toast';
import { failureOf } from '@widya/record-kit/read/failure';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useRef } from 'react';
import { TextForm } from './text-form.tsx';
import { QUESTION_TEXTS as texts } from './texts.ts';
import { useEditorFocus } from './use-editor-focus.ts';
import { useTextWriting } from './use-text-writing.ts';

/** Edits the text of a question. Source: D84. */
export function EditDialog({ row, onClose }: { readonly row: Question; readonly onClose: () => void }) {
  const { update } = useQuestionActions();
  const body = useRef<HTMLDivElement>(null);
  const writing = useTextWriting({
    subject: row.id,
    start: row.question,
    field: 'question',
    version: row.version,
    missing: texts.missingQuestion,
    write: async (html, version) => {
      await update(row.id, html, version);
      toast.success(texts.updated);
      onClose();
    },
  });
  const save = () => void writing.save();
  useUnsavedWork(writing.dirty);
  const isConflict = writing.theirs !== null;
  return (
    <FormDialog
      size="md"
      title={texts.editTitle}
      description={texts.askedBy(row.full_name, formatDateTime(row.asked_at))}
      dirty={writing.dirty}
      busy={writing.busy}
      failure={failureOf(writing.failure)}
      submitLabel={isConflict ? texts.keepMine : texts.save}
      cancelLabel={isConflict ? texts.takeTheirs : texts.cancel}
      onCancel={isConflict ? onClose : undefined}
      initialFocus={useEditorFocus(body, row.id)}
      onSubmit={save}
      onClose={onClose}
    >
      <TextForm ref={body} label={texts.columns.question} help={texts.saveHelp} writing={writing} onSubmit={save} />
    </FormDialog>
  );
}
