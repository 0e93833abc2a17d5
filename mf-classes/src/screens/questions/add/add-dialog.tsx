import { Banner } from '@widya/design-system/banner';
import { Combobox } from '@widya/design-system/combobox';
import { Field } from '@widya/design-system/field';
import { FormDialog } from '@widya/design-system/form-dialog';
import { RichTextInput } from '@widya/design-system/rich-text';
import { failureOf } from '@widya/record-kit/read/failure';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useFocusError } from '@widya/remote-kit/use-focus-error';
import { useMemo, useRef } from 'react';
import { askerOptions } from './asker-options.ts';
import { ADD_TEXTS as texts } from './texts.ts';
import { useAddQuestion } from './use-add-question.ts';

/** Adds a question from a participant, or under a typed name. B-039, B-040, B-044. */
export function AddDialog({ code, onClose }: { readonly code: string; readonly onClose: () => void }) {
  const form = useAddQuestion(code, onClose);
  const options = useMemo(() => askerOptions(code), [code]);
  const body = useRef<HTMLFormElement>(null);
  useUnsavedWork(form.dirty);
  useFocusError(body, form.refusals);
  return (
    <FormDialog
      size="md"
      title={texts.title}
      dirty={form.dirty}
      busy={form.busy}
      failure={failureOf(form.failure)}
      submitLabel={texts.save}
      cancelLabel={texts.cancel}
      formRef={body}
      onSubmit={() => void form.save()}
      onClose={onClose}
    >
      <Field label={texts.asker} required help={texts.askerHelp} error={form.errors.asker}>
        <Combobox
          label={texts.asker}
          options={options}
          value={form.asker}
          onChange={form.setAsker}
          placeholder={texts.placeholder}
          disabled={form.busy}
        />
      </Field>
      {form.isUnregistered && <Banner tone="warn">{texts.unregistered}</Banner>}
      <Field group label={texts.question} required error={form.errors.question}>
        <RichTextInput label={texts.question} value={form.question} onChange={form.setQuestion} disabled={form.busy} />
      </Field>
    </FormDialog>
  );
}
