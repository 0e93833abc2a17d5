import { useTopicActions, useTopics } from '@widya/api-client/topics';
import { useRefusals } from '@widya/api-client/use-refusals';
import { Button } from '@widya/design-system/button';
import { Field } from '@widya/design-system/field';
import { FormDialog } from '@widya/design-system/form-dialog';
import { FormField } from '@widya/design-system/form-field';
import { Select } from '@widya/design-system/select';
import { TextInput } from '@widya/design-system/text-input';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { failureOf } from '../../failure.ts';
import type { SectionProps } from '../section-props.ts';
import { FORM_TEXTS as texts } from '../texts.ts';

function NewTopic({ onClose, onAdded }: { readonly onClose: () => void; readonly onAdded: (code: string) => void }) {
  const { create } = useTopicActions();
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const adding = useAction(async () => {
    const { code } = await create(name.trim());
    toast.success(texts.topicAdded);
    onAdded(code);
  });
  const refused = useRefusals(adding.failure, { name });
  return (
    <FormDialog
      title={texts.addTopic}
      dirty={name.trim() !== ''}
      busy={adding.busy}
      failure={failureOf(refused.failure)}
      submitLabel={texts.add}
      cancelLabel={texts.cancel}
      onSubmit={() => {
        setTried(true);
        if (name.trim()) void adding.run();
      }}
      onClose={onClose}
    >
      <Field label={texts.topicName} error={tried && !name.trim() ? texts.topicMissing : refused.errors.name} required>
        <TextInput value={name} maxLength={150} onChange={(event) => setName(event.target.value)} />
      </Field>
    </FormDialog>
  );
}

/** The topic, with 'Tambah Topik' in place: the class form stays as it is. A deleted topic stays readable. */
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
