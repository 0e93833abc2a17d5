import { useTopicActions } from '@widya/api-client/topics';
import type { Topic } from '@widya/contract/topics';
import { FormField } from '@widya/design-system/form-field';
import { TextInput } from '@widya/design-system/text-input';
import { toast } from '@widya/design-system/toast';
import { RecordDialog } from '@widya/record-kit/editor/record-dialog';
import { useRecordEditor } from '@widya/record-kit/editor/use-record-editor';
import { TOPIC_FORM } from '../../../features/topics/topic-form.ts';
import { TOPIC_TEXTS as texts } from './texts.ts';

interface TopicFormDialogProps {
  /** Null for a new topic. */
  readonly topic: Topic | null;
  readonly onClose: () => void;
}

/** Adds or renames a topic. */
export function TopicFormDialog({ topic, onClose }: TopicFormDialogProps) {
  const { create, rename } = useTopicActions();
  const editor = useRecordEditor({
    record: topic,
    definition: TOPIC_FORM,
    calls: {
      create,
      update: (changes, over) => rename(over.code, changes.name ?? over.name, over.version),
      announce: (_, created) => toast.success(created ? texts.added : texts.updated),
    },
    onSaved: onClose,
  });
  const { control } = editor.form;
  return (
    <RecordDialog
      editor={editor}
      title={topic ? texts.editTitle : texts.add}
      submitLabel={texts.save}
      onClose={onClose}
    >
      <FormField control={control} name="name" label={TOPIC_FORM.labels.name} required>
        {(field) => <TextInput {...field} autoComplete="off" />}
      </FormField>
      <FormField
        control={control}
        name="code"
        label={TOPIC_FORM.labels.code}
        disabled={topic !== null}
        help={topic ? texts.codeFixed : texts.codeHelp}
      >
        {(field) => <TextInput {...field} autoComplete="off" spellCheck={false} />}
      </FormField>
    </RecordDialog>
  );
}
