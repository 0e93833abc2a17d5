import { failureOf } from '@widya/api-client/api-error';
import { Field } from '@widya/design-system/field';
import { FormDialog } from '@widya/design-system/form-dialog';
import { Textarea } from '@widya/design-system/textarea';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { NOTE_MAX, NOTE_TEXTS as texts } from './texts.ts';

interface NoteDialogProps {
  readonly name: string;
  readonly note: string;
  /** Saves and says so; a failure keeps the dialog and what was written. */
  readonly onSave: (note: string) => Promise<void>;
  readonly onClose: () => void;
}

/** The note staff keep about a registration. Rules B-105, B-106. */
export function NoteDialog({ name, note, onSave, onClose }: NoteDialogProps) {
  const [draft, setDraft] = useState(note);
  const saving = useAction(onSave);
  const isDirty = draft !== note;
  const isTooLong = draft.trim().length > NOTE_MAX;
  const save = () => saving.run(draft.trim());
  useUnsavedWork(isDirty && !saving.busy, save);
  return (
    <FormDialog
      title={texts.title}
      description={texts.about(name)}
      size="md"
      onClose={onClose}
      onSubmit={save}
      dirty={isDirty}
      busy={saving.busy}
      failure={failureOf(saving.failure)}
      submitDisabled={isTooLong}
    >
      <Field
        label={texts.title}
        help={texts.help}
        error={isTooLong ? texts.tooLong : null}
        aside={`${draft.length}/${NOTE_MAX}`}
      >
        <Textarea rows={4} value={draft} onChange={(event) => setDraft(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
