import { useDocumentActions } from '@widya/api-client/document-forms';
import type { DocumentFacts, DocumentForm } from '@widya/contract/document-forms';
import { FALLBACK_MESSAGE } from '@widya/contract/errors';
import { Field } from '@widya/design-system/field';
import { FormField } from '@widya/design-system/form-field';
import { TextInput } from '@widya/design-system/text-input';
import { toast } from '@widya/design-system/toast';
import { RecordDialog } from '@widya/record-kit/editor/record-dialog';
import { useRecordEditor } from '@widya/record-kit/editor/use-record-editor';
import { useRef } from 'react';
import { DOCUMENT_TEXTS as texts } from '../texts.ts';
import { DOCUMENT_EDIT_FORM } from './document-edit-form.ts';

interface EditDialogProps {
  readonly document: DocumentForm;
  readonly onClose: () => void;
}

const { labels, bodyOf } = DOCUMENT_EDIT_FORM;
const FIELDS = Object.keys(labels) as (keyof DocumentFacts)[];

/** Edits division, kind and rank of a document; class, name and address are fixed. C-218. */
export function EditDialog({ document, onClose }: EditDialogProps) {
  const { update } = useDocumentActions();
  const first = useRef<HTMLInputElement>(null);
  const editor = useRecordEditor({
    record: document,
    definition: DOCUMENT_EDIT_FORM,
    calls: {
      update: (_, over, values) => update(over.id, bodyOf(values, over), over.version),
      announce: () => toast.success(texts.saved),
    },
    checks: 'onChange',
    onSaved: onClose,
  });
  return (
    <RecordDialog
      editor={editor}
      title={texts.editTitle}
      size="md"
      initialFocus={first}
      submitDisabled={Object.keys(editor.errors).length > 0}
      failed={FALLBACK_MESSAGE}
      onClose={onClose}
    >
      <Field label={texts.columns.class}>
        <TextInput readOnly value={document.class_name} />
      </Field>
      <Field label={texts.columns.name}>
        <TextInput readOnly value={document.full_name} />
      </Field>
      <Field label={texts.columns.email}>
        <TextInput readOnly value={document.email} />
      </Field>
      {FIELDS.map((name, index) => (
        <FormField key={name} control={editor.form.control} name={name} label={labels[name]}>
          {({ ref, ...field }) => (
            <TextInput
              {...field}
              ref={(box) => {
                ref(box);
                if (index === 0) first.current = box;
              }}
              autoComplete="off"
            />
          )}
        </FormField>
      ))}
    </RecordDialog>
  );
}
