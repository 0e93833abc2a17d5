import { useEventActions } from '@widya/api-client/events';
import type { EventRecord, EventSession } from '@widya/contract/events';
import { FormField } from '@widya/design-system/form-field';
import { RichTextInput } from '@widya/design-system/rich-text';
import { TextInput } from '@widya/design-system/text-input';
import { toast } from '@widya/design-system/toast';
import { RecordDialog } from '@widya/record-kit/editor/record-dialog';
import { useRecordEditor } from '@widya/record-kit/editor/use-record-editor';
import { OnlineFields } from '../event-form/session-fields/online-fields.tsx';
import { ScheduleFields } from '../event-form/session-fields/schedule-fields.tsx';
import { sessionForm } from '../event-form/session-fields/session-fields-props.ts';
import { TicketFields } from '../event-form/session-fields/ticket-fields.tsx';
import { sessionValuesOf } from '../event-form/session-values.ts';
import { EVENT_TEXTS } from '../event-form/texts.ts';
import { DRAFT_SESSION, PUBLISHED_SESSION } from './session-definition.ts';
import { SESSION_TEXTS as texts } from './texts.ts';

interface SessionDialogProps {
  readonly event: EventRecord;
  /** Null for a new session. */
  readonly session: EventSession | null;
  readonly onClose: () => void;
}

/** Adds or edits a session beside the first. */
export function SessionDialog({ event, session, onClose }: SessionDialogProps) {
  const { createSession, updateSession } = useEventActions();
  const published = event.published_at !== null;
  const editor = useRecordEditor({
    record: session,
    definition: published ? PUBLISHED_SESSION : DRAFT_SESSION,
    calls: {
      create: (body, key) => createSession(event.id, body, key),
      update: (changes, over) => updateSession(over.id, { ...changes, version: over.version }),
      announce: (_, created) => toast.success(created ? texts.added : texts.updated),
    },
    onSaved: onClose,
  });
  const { control } = editor.form;
  const fields = { form: sessionForm(editor.form), saved: editor.base && sessionValuesOf(editor.base), published };
  return (
    <RecordDialog
      editor={editor}
      title={session ? texts.editTitle : texts.addTitle}
      size="lg"
      submitLabel={texts.save}
      onClose={onClose}
    >
      <FormField control={control} name="name" label={texts.name} required>
        {(field) => <TextInput {...field} maxLength={150} autoComplete="off" />}
      </FormField>
      <FormField control={control} name="session_speaker" label={EVENT_TEXTS.speaker}>
        {(field) => <TextInput {...field} maxLength={255} autoComplete="off" />}
      </FormField>
      <ScheduleFields {...fields} />
      <TicketFields {...fields} />
      <OnlineFields {...fields} />
      <FormField control={control} name="description" label={texts.description} group>
        {({ value, onChange, onBlur }) => (
          <RichTextInput label={texts.description} value={value} onChange={onChange} onBlur={onBlur} />
        )}
      </FormField>
    </RecordDialog>
  );
}
