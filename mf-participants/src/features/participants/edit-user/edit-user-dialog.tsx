import { FALLBACK_MESSAGE } from '@widya/contract/errors';
import type { Participant } from '@widya/contract/participants';
import { FormField } from '@widya/design-system/form-field';
import { FieldGrid } from '@widya/design-system/layout';
import { PhoneInput } from '@widya/design-system/phone-input';
import { TextInput } from '@widya/design-system/text-input';
import { toast } from '@widya/design-system/toast';
import { changesOf } from '@widya/record-kit/editor/record-changes';
import { RecordDialog } from '@widya/record-kit/editor/record-dialog';
import { useRecordEditor } from '@widya/record-kit/editor/use-record-editor';
import { RegionFields } from '../../user/region-fields.tsx';
import { useSourceActions } from '../source/source-context.ts';
import { PERSON_FORM } from './person-form.ts';
import { EDIT_TEXTS as texts } from './texts.ts';

interface EditUserDialogProps {
  readonly row: Participant;
  readonly onClose: () => void;
}

/** Edits the person of a registration. B-073, B-107. */
export function EditUserDialog({ row, onClose }: EditUserDialogProps) {
  const { editPerson } = useSourceActions();
  const editor = useRecordEditor({
    record: row,
    definition: PERSON_FORM,
    calls: {
      update: (changes, over) => editPerson(over.id, changes),
      announce: (_, __, { full_name }) => toast.success(texts.saved(full_name.trim())),
    },
    onSaved: onClose,
  });
  const { control, getValues } = editor.form;
  const save = () =>
    Object.keys(changesOf(PERSON_FORM, row, getValues())).length === 0 ? onClose() : void editor.save();
  return (
    <RecordDialog
      editor={editor}
      title={texts.title}
      description={texts.lead}
      size="md"
      failed={FALLBACK_MESSAGE}
      onSubmit={save}
      onClose={onClose}
    >
      <FormField control={control} name="full_name" label={texts.name} required>
        {(field) => <TextInput {...field} maxLength={255} autoComplete="off" />}
      </FormField>
      <FormField control={control} name="email" label={texts.email} required>
        {(field) => <TextInput {...field} inputMode="email" maxLength={255} autoComplete="off" />}
      </FormField>
      <FieldGrid>
        <FormField control={control} name="phone_num" label={texts.phone}>
          {(field) => <PhoneInput {...field} autoComplete="off" />}
        </FormField>
        <FormField control={control} name="organization" label={texts.organization}>
          {(field) => <TextInput {...field} maxLength={255} autoComplete="off" />}
        </FormField>
      </FieldGrid>
      <RegionFields form={editor.form} />
    </RecordDialog>
  );
}
