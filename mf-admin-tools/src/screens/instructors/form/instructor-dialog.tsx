import { useInstructorActions } from '@widya/api-client/instructors';
import { FALLBACK_MESSAGE } from '@widya/contract/errors';
import type { Instructor } from '@widya/contract/instructors';
import { IMAGE_MAX_BYTES } from '@widya/contract/uploads';
import { FormField } from '@widya/design-system/form-field';
import { ImageUpload } from '@widya/design-system/image-upload';
import { FieldGrid } from '@widya/design-system/layout';
import { PasswordInput } from '@widya/design-system/password-input';
import { RichTextInput } from '@widya/design-system/rich-text';
import { SiteNotice } from '@widya/design-system/site-notice';
import { TextInput } from '@widya/design-system/text-input';
import { toast } from '@widya/design-system/toast';
import { RecordDialog } from '@widya/record-kit/editor/record-dialog';
import { useRecordEditor } from '@widya/record-kit/editor/use-record-editor';
import { useSession } from '@widya/remote-kit/session';
import { useMemo } from 'react';
import { INSTRUCTOR_FORM } from './instructor-form.ts';
import { sendPhoto } from './send-photo.ts';
import { INSTRUCTOR_FORM_TEXTS as texts } from './texts.ts';

interface InstructorDialogProps {
  /** Null for a new instructor. C-210. */
  readonly instructor: Instructor | null;
  readonly onClose: () => void;
}

/** 'Kelola Widyaiswara'. C-207 to C-213. */
export function InstructorDialog({ instructor, onClose }: InstructorDialogProps) {
  const { site } = useSession().user;
  const { create, update } = useInstructorActions();
  const editor = useRecordEditor({
    record: instructor,
    definition: INSTRUCTOR_FORM,
    calls: {
      create,
      update: (changes, over) => update(over.id, { ...changes, version: over.version }),
      announce: (_, created) => toast.success(created ? texts.added : texts.updated),
    },
    onSaved: onClose,
  });
  const { control } = editor.form;
  const id = instructor?.id ?? null;
  const send = useMemo(() => sendPhoto(id), [id]);
  return (
    <RecordDialog
      editor={editor}
      title={texts.title}
      size="lg"
      submitLabel={texts.save}
      failed={FALLBACK_MESSAGE}
      onClose={onClose}
    >
      {instructor === null && <SiteNotice {...site} />}
      <FormField control={control} name="instructor_image_url" label={texts.photo} group>
        {({ value, onChange }) => (
          <ImageUpload
            label={texts.photo}
            // The labels are 'Unggah Foto', or 'Ganti Foto' with an existing photo. C-208.
            noun="Foto"
            aspect={1}
            round
            maxBytes={IMAGE_MAX_BYTES}
            maxSide={800}
            advice={texts.photoAdvice}
            src={value || null}
            send={send}
            onDone={onChange}
            onRemove={() => onChange('')}
          />
        )}
      </FormField>
      <FieldGrid>
        <FormField
          control={control}
          name="email"
          label={texts.email}
          required
          help={instructor ? texts.emailHelp : undefined}
        >
          {(field) => <TextInput {...field} type="email" autoComplete="off" spellCheck={false} />}
        </FormField>
        <FormField control={control} name="name" label={texts.name} required>
          {(field) => <TextInput {...field} autoComplete="off" />}
        </FormField>
        {instructor === null && (
          <>
            <FormField control={control} name="password" label={texts.password} required help={texts.passwordHelp}>
              {(field) => <PasswordInput {...field} autoComplete="new-password" />}
            </FormField>
            <FormField control={control} name="confirmation" label={texts.confirmation} required>
              {(field) => <PasswordInput {...field} autoComplete="new-password" />}
            </FormField>
          </>
        )}
      </FieldGrid>
      <FormField control={control} name="position" label={texts.position}>
        {(field) => <TextInput {...field} autoComplete="off" />}
      </FormField>
      <FormField control={control} name="description" label={texts.description} group>
        {({ value, onChange }) => <RichTextInput label={texts.description} value={value} onChange={onChange} />}
      </FormField>
    </RecordDialog>
  );
}
