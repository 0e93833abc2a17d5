import { useWebhookActions } from '@widya/api-client/webhooks';
import type { Webhook } from '@widya/contract/webhooks';
import { FormField } from '@widya/design-system/form-field';
import { TextInput } from '@widya/design-system/text-input';
import { toast } from '@widya/design-system/toast';
import { RecordDialog } from '@widya/record-kit/editor/record-dialog';
import { useRecordEditor } from '@widya/record-kit/editor/use-record-editor';
import type { NewSecret } from '../new-secret.ts';
import { EventBoxes } from './event-boxes.tsx';
import { WEBHOOK_FORM_TEXTS as texts } from './texts.ts';
import { WEBHOOK_FORM } from './webhook-form.ts';

interface WebhookDialogProps {
  /** Null for a new webhook. */
  readonly webhook: Webhook | null;
  readonly onCreated: (created: NewSecret) => void;
  readonly onClose: () => void;
}

/** Adds or changes a webhook: its name, the address of the receiver, and what it receives. */
export function WebhookDialog({ webhook, onCreated, onClose }: WebhookDialogProps) {
  const { create, update } = useWebhookActions();
  const editor = useRecordEditor({
    record: webhook,
    definition: WEBHOOK_FORM,
    calls: {
      create,
      update: (changes, { id, version }) => update(id, { ...changes, version }),
      announce: (written) => {
        if ('secret' in written) onCreated({ name: written.data.name, secret: written.secret });
        else toast.success(texts.updated);
      },
    },
    onSaved: onClose,
  });
  const { control } = editor.form;
  return (
    <RecordDialog
      editor={editor}
      title={webhook ? texts.editTitle : texts.addTitle}
      description={texts.lead}
      size="lg"
      submitLabel={webhook ? texts.save : texts.add}
      failed={texts.failed}
      onClose={onClose}
    >
      <FormField control={control} name="name" label={texts.name} required help={texts.nameHelp}>
        {(field) => <TextInput {...field} autoComplete="off" maxLength={100} data-autofocus />}
      </FormField>
      <FormField control={control} name="url" label={texts.url} required help={texts.urlHelp}>
        {(field) => (
          <TextInput
            {...field}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            maxLength={500}
            placeholder="https://"
          />
        )}
      </FormField>
      <FormField control={control} name="events" label={texts.events} group required>
        {({ value, onChange }) => <EventBoxes value={value} onChange={onChange} />}
      </FormField>
    </RecordDialog>
  );
}
