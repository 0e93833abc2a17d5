import { useQuestionActions } from '@widya/api-client/questions';
import type { Question } from '@widya/contract/questions';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { formatDateTime } from '@widya/design-system/formats/date';
import { toast } from '@widya/design-system/toast';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useRef } from 'react';
import { TextForm } from './text-form.tsx';
import { QUESTION_TEXTS as texts } from './texts.ts';
import { useEditorFocus } from './use-editor-focus.ts';
import { useTextWriting } from './use-text-writing.ts';

/** Changes the words of a question. Source: decision 84. */
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
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.editTitle}
      description={texts.askedBy(row.full_name, formatDateTime(row.asked_at))}
      locked={writing.dirty || writing.busy}
      initialFocus={useEditorFocus(body, row.id)}
      footer={
        <>
          <Button onClick={onClose} disabled={writing.busy}>
            {writing.theirs === null ? texts.cancel : texts.takeTheirs}
          </Button>
          <Button variant="primary" loading={writing.busy} onClick={save}>
            {writing.theirs === null ? texts.save : texts.keepMine}
          </Button>
        </>
      }
    >
      <TextForm ref={body} label={texts.columns.question} help={texts.saveHelp} writing={writing} onSubmit={save} />
    </Dialog>
  );
}
