import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { Field } from '@widya/design-system/field';
import { Stack } from '@widya/design-system/layout';
import { Textarea } from '@widya/design-system/textarea';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useAction } from '@widya/remote-kit/use-action';
import { useRef, useState } from 'react';
import { FailureBanner } from '../../failure/failure-banner.tsx';
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
  const input = useRef<HTMLTextAreaElement>(null);
  const saving = useAction(onSave);
  const isDirty = draft !== note;
  const isTooLong = draft.trim().length > NOTE_MAX;
  useUnsavedWork(isDirty && !saving.busy);
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      description={texts.about(name)}
      locked={isDirty || saving.busy}
      initialFocus={input}
      footer={
        <>
          <Button onClick={onClose} disabled={saving.busy}>
            {texts.cancel}
          </Button>
          <Button
            variant="primary"
            loading={saving.busy}
            disabled={isTooLong}
            onClick={() => void saving.run(draft.trim())}
          >
            {texts.save}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <FailureBanner failure={saving.failure} />
        <Field
          label={texts.title}
          help={texts.help}
          error={isTooLong ? texts.tooLong : null}
          aside={`${draft.length}/${NOTE_MAX}`}
        >
          <Textarea ref={input} rows={4} value={draft} onChange={(event) => setDraft(event.target.value)} />
        </Field>
      </Stack>
    </Dialog>
  );
}
