import { Banner } from '@widya/design-system/banner';
import { Button } from '@widya/design-system/button';
import { Combobox } from '@widya/design-system/combobox';
import { Dialog } from '@widya/design-system/dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Field } from '@widya/design-system/field';
import { Stack } from '@widya/design-system/layout';
import { RichTextInput } from '@widya/design-system/rich-text';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useFocusError } from '@widya/remote-kit/use-focus-error';
import { useId, useMemo, useRef } from 'react';
import { failureOf } from '../../../features/failure.ts';
import { askerOptions } from './asker-options.ts';
import { ADD_TEXTS as texts } from './texts.ts';
import { useAddQuestion } from './use-add-question.ts';

/** Adds a question for a participant, or for a name typed freely. Rules B-039, B-040, B-044. */
export function AddDialog({ code, onClose }: { readonly code: string; readonly onClose: () => void }) {
  const form = useAddQuestion(code, onClose);
  const options = useMemo(() => askerOptions(code), [code]);
  const formId = useId();
  const body = useRef<HTMLFormElement>(null);
  useUnsavedWork(form.dirty);
  useFocusError(body, form.refusals);
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      locked={form.dirty || form.busy}
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
            <RichTextInput
              label={texts.question}
              value={form.question}
              onChange={form.setQuestion}
              disabled={form.busy}
            />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}
