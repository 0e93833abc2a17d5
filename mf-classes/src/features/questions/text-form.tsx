import { Banner } from '@widya/design-system/banner';
import { Field } from '@widya/design-system/field';
import { Card, Stack } from '@widya/design-system/layout';
import { RichTextInput } from '@widya/design-system/rich-text';
import { RichTextView } from '@widya/design-system/rich-text-view';
import type { Ref } from 'react';
import { QUESTION_TEXTS as texts } from './texts.ts';
import type { useTextWriting } from './use-text-writing.ts';

interface TextFormProps {
  readonly label: string;
  readonly help: string;
  readonly writing: ReturnType<typeof useTextWriting>;
  /** Called by Ctrl + Enter. */
  readonly onSubmit: () => void;
  /** The question above an answer, as HTML. */
  readonly about?: string | undefined;
  readonly ref: Ref<HTMLDivElement>;
}

/** Content of the dialogs that edit a question or an answer. */
export function TextForm({ label, help, writing, onSubmit, about, ref }: TextFormProps) {
  const { draft, change, error, theirs, busy } = writing;
  return (
    <Stack
      ref={ref}
      gap="3"
      onKeyDownCapture={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        event.stopPropagation();
        // Blur makes the editor report its last changes.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        onSubmit();
      }}
    >
      {about !== undefined && (
        <Card as="blockquote" margin="0" padding="12px 14px" bg="bg.subtle">
          <RichTextView html={about} />
        </Card>
      )}
      {theirs !== null && (
        <Banner tone="warn" title={texts.conflict(writing.who)}>
          <span>{texts.theirs}:</span> <RichTextView html={theirs} />
        </Banner>
      )}
      <Field group label={theirs === null ? label : texts.mine} required help={help} error={error}>
        <RichTextInput label={label} value={draft} onChange={change} disabled={busy} />
      </Field>
    </Stack>
  );
}
