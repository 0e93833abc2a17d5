import { useTopicActions, useTopics } from '@widya/api-client/topics';
import { Button } from '@widya/design-system/button';
import { FormField } from '@widya/design-system/form-field';
import { Select } from '@widya/design-system/select';
import { TextInput } from '@widya/design-system/text-input';
import { toast } from '@widya/design-system/toast';
import { RecordDialog } from '@widya/record-kit/editor/record-dialog';
import { useRecordEditor } from '@widya/record-kit/editor/use-record-editor';
import { useState } from 'react';
import { TOPIC_FORM } from '../../topics/topic-form.ts';
import type { SectionProps } from '../section-props.ts';
import { FORM_TEXTS as texts } from '../texts.ts';

function NewTopic({ onClose, onAdded }: { readonly onClose: () => void; readonly onAdded: (code: string) => void }) {
  const { create, rename } = useTopicActions();
  const editor = useRecordEditor({
    record: null,
    definition: TOPIC_FORM,
    calls: {
      create,
      update: (_, over) => rename(over.code, over.name, over.version),
      announce: () => toast.success(texts.topicAdded),
    },
    onSaved: ({ code }) => onAdded(code),
  });
  return (
    <RecordDialog editor={editor} title={texts.addTopic} submitLabel={texts.add} onClose={onClose}>
      <FormField control={editor.form.control} name="name" label={TOPIC_FORM.labels.name} required>
        {(field) => <TextInput {...field} maxLength={150} />}
      </FormField>
    </RecordDialog>
  );
}

/** The topic, with 'Tambah Topik' in a dialog that keeps the class form. A deleted topic stays visible. */
export function TopicField({ form, record }: SectionProps) {
  const topics = useTopics({ active: '1' });
  const [adding, setAdding] = useState(false);
  const known = topics.data ?? [];
  const deleted = record && !known.some(({ code }) => code === record.topic_code);
  const options = [
    ...known.map(({ code, name }) => ({ value: code, label: name })),
    ...(record && deleted && topics.data
      ? [{ value: record.topic_code, label: `${record.topic_name ?? record.topic_code} ${texts.deletedTopic}` }]
      : []),
    ...(record && !topics.data ? [{ value: record.topic_code, label: record.topic_name ?? record.topic_code }] : []),
  ];
  const choose = (code: string) => {
    form.setValue('topic_code', code, { shouldDirty: true, shouldValidate: true });
    setAdding(false);
  };
  return (
    <>
      <FormField
        control={form.control}
        name="topic_code"
        label={texts.topic}
        required
        aside={
          <Button size="sm" variant="ghost" onClick={() => setAdding(true)}>
            {texts.addTopic}
          </Button>
        }
      >
        {(field) => <Select {...field} options={options} />}
      </FormField>
      {adding && <NewTopic onClose={() => setAdding(false)} onAdded={choose} />}
    </>
  );
}
