import type { Topic } from '@widya/contract/topics';
import { Banner } from '@widya/design-system/banner';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Field } from '@widya/design-system/field';
import { Stack } from '@widya/design-system/layout';
import { TextInput } from '@widya/design-system/text-input';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useFocusError } from '@widya/remote-kit/use-focus-error';
import { useId, useRef } from 'react';
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
  const formId = useId();
  const first = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLFormElement>(null);
  useUnsavedWork(form.dirty);
  useFocusError(body, form.refusals);
  return (
    <Dialog
      open
      onClose={onClose}
      title={topic ? texts.editTitle : texts.add}
      size="sm"
      locked={form.dirty || form.busy}
      initialFocus={first}
      footer={
        <>
          <Button onClick={onClose} disabled={form.busy}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={form.busy}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form
        ref={body}
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        <Stack>
          <FailureBanner failure={failureOf(form.failure)} />
          {form.theirs && <Banner tone="warn">{texts.conflict(form.theirs.name)}</Banner>}
          <Field label={texts.name} required error={form.errors.name || null}>
            <TextInput
              ref={first}
              value={form.name}
              autoComplete="off"
              onChange={(event) => form.setName(event.target.value)}
            />
          </Field>
          <Field
            label={texts.code}
            optional={topic === null}
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
        </Stack>
      </form>
    </Dialog>
  );
}
