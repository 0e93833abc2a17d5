import type { Topic } from '@widya/contract/topics';
import { Banner } from '@widya/design-system/banner';
import { Field } from '@widya/design-system/field';
import { FormDialog } from '@widya/design-system/form-dialog';
import { TextInput } from '@widya/design-system/text-input';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useFocusError } from '@widya/remote-kit/use-focus-error';
import { useRef } from 'react';
import { failureOf } from '../../../features/failure.ts';
import { TOPIC_TEXTS as texts } from './texts.ts';
import { useTopicForm } from './use-topic-form.ts';

interface TopicFormDialogProps {
  /** Null for a new topic. */
  readonly topic: Topic | null;
  readonly onClose: () => void;
}

/** Adds or renames a topic. */
export function TopicFormDialog({ topic, onClose }: TopicFormDialogProps) {
  const form = useTopicForm(topic, onClose);
  const body = useRef<HTMLFormElement>(null);
  useUnsavedWork(form.dirty);
  useFocusError(body, form.refusals);
  return (
    <FormDialog
      title={topic ? texts.editTitle : texts.add}
      dirty={form.dirty}
      busy={form.busy}
      failure={failureOf(form.failure)}
      submitLabel={texts.save}
      cancelLabel={texts.cancel}
      formRef={body}
      onSubmit={() => void form.save()}
      onClose={onClose}
    >
      {form.theirs && <Banner tone="warn">{texts.conflict(form.theirs.name, form.theirs.changed_by)}</Banner>}
      <Field label={texts.name} required error={form.errors.name || null}>
        <TextInput value={form.name} autoComplete="off" onChange={(event) => form.setName(event.target.value)} />
      </Field>
      <Field
        label={texts.code}
        disabled={topic !== null}
        help={topic ? texts.codeFixed : texts.codeHelp}
        error={form.errors.code || null}
      >
        <TextInput
          value={form.code}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => form.setCode(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
