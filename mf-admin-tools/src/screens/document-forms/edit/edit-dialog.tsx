import { failureOf } from '@widya/api-client/api-error';
import { useRefusals } from '@widya/api-client/use-refusals';
import type { DocumentFacts, DocumentForm } from '@widya/contract/document-forms';
import { ConflictDialog } from '@widya/design-system/conflict-dialog';
import { Field } from '@widya/design-system/field';
import { FormDialog } from '@widya/design-system/form-dialog';
import { TextInput } from '@widya/design-system/text-input';
import { contestedFields } from '@widya/remote-kit/both-changes';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useRef } from 'react';
import { FACT_MAX, DOCUMENT_TEXTS as texts } from '../texts.ts';
import { useDocumentEdit } from './use-document-edit.ts';

interface EditDialogProps {
  readonly document: DocumentForm;
  readonly onClose: () => void;
}

const { columns } = texts;
const LABELS: Readonly<Record<keyof DocumentFacts, string>> = {
  division: columns.division,
  document_type: columns.type,
  rank: columns.rank,
};
const FIELDS = Object.keys(LABELS) as (keyof DocumentFacts)[];

/** Division, kind and rank of a document; class, name and address are as they were handed in. C-218. */
export function EditDialog({ document, onClose }: EditDialogProps) {
  const { values, set, dirty, busy, failure, save, conflict } = useDocumentEdit(document, onClose);
  const first = useRef<HTMLInputElement>(null);
  const refused = useRefusals(failure, values);
  const tooLong = (field: keyof DocumentFacts) => values[field].trim().length > FACT_MAX;
  useUnsavedWork(dirty, save);
  return (
    <>
      <FormDialog
        title={texts.editTitle}
        size="md"
        initialFocus={first}
        onClose={onClose}
        onSubmit={() => void save()}
        dirty={dirty}
        busy={busy}
        submitDisabled={FIELDS.some(tooLong)}
        failure={failureOf(refused.failure)}
      >
        <Field label={columns.class}>
          <TextInput readOnly value={document.class_name} />
        </Field>
        <Field label={columns.name}>
          <TextInput readOnly value={document.full_name} />
        </Field>
        <Field label={columns.email}>
          <TextInput readOnly value={document.email} />
        </Field>
        {FIELDS.map((field, index) => (
          <Field key={field} label={LABELS[field]} error={tooLong(field) ? texts.tooLong : refused.errors[field]}>
            <TextInput
              {...(index === 0 && { ref: first })}
              name={field}
              autoComplete="off"
              value={values[field]}
              onChange={(event) => set({ [field]: event.target.value })}
            />
          </Field>
        ))}
      </FormDialog>
      {conflict && (
        <ConflictDialog
          open
          who={conflict.theirs.changed_by}
          when={conflict.theirs.changed_at}
          fields={contestedFields(conflict.changes).map((field) => ({
            key: field,
            label: LABELS[field],
            mine: conflict.changes.mine[field],
            theirs: conflict.changes.theirs[field],
          }))}
          saving={busy}
          onResolve={conflict.resolve}
          onCancel={conflict.cancel}
        />
      )}
    </>
  );
}
