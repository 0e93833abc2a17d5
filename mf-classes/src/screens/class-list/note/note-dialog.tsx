import type { ClassRow } from '@widya/contract/classes';
import { Field } from '@widya/design-system/field';
import { FormDialog } from '@widya/design-system/form-dialog';
import { Textarea } from '@widya/design-system/textarea';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useRef } from 'react';
import { failureOf } from '../../../features/failure.ts';
import { NoteConflict } from './note-conflict.tsx';
import { NOTE_MAX, NOTE_TEXTS as texts } from './texts.ts';
import { useNote } from './use-note.ts';

/** Writes the note of a class. Every role may. */
export function NoteDialog({ row, onClose }: { readonly row: ClassRow; readonly onClose: () => void }) {
  const { draft, setDraft, dirty, busy, theirs, failure, save } = useNote(row, onClose);
  const input = useRef<HTMLTextAreaElement>(null);
  const tooLong = draft.trim().length > NOTE_MAX;
  useUnsavedWork(dirty);
  return (
    <FormDialog
      size="md"
      title={texts.title}
      description={texts.label(row.name)}
      dirty={dirty}
      busy={busy}
      failure={failureOf(failure)}
      submitLabel={theirs ? texts.keepMine : texts.save}
      submitDisabled={tooLong}
      cancelLabel={theirs ? texts.takeTheirs : texts.cancel}
      onCancel={theirs ? onClose : undefined}
      initialFocus={input}
      onSubmit={save}
      onClose={onClose}
    >
      {theirs && <NoteConflict theirs={theirs.note} who={theirs.changed_by} />}
      <Field
        label={theirs ? texts.mine : texts.title}
        help={texts.help}
        error={tooLong ? texts.tooLong : null}
        aside={`${draft.length}/${NOTE_MAX}`}
      >
        <Textarea ref={input} rows={4} value={draft} onChange={(event) => setDraft(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
