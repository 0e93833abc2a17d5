import { EMAIL_VARIABLES } from '@widya/contract/email-variables';
import { EmailRichTextInput } from '@widya/design-system/email-rich-text';
import { FormField } from '@widya/design-system/form-field';
import { TextInput } from '@widya/design-system/text-input';
import type { FieldPath, FieldValues, UseFormReturn } from '@widya/design-system/use-form';
import { useRef } from 'react';
import { sendPicture } from '../mail-upload/send-picture.ts';
import { VariableMenu } from './variable-menu.tsx';

interface MailTextFieldsProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** Names of the form's fields with their labels. */
  readonly subject: { readonly name: FieldPath<Values>; readonly label: string };
  readonly body: { readonly name: FieldPath<Values>; readonly label: string };
}

/** Subject and text of a mail, both with variables. */
export function MailTextFields<Values extends FieldValues>({ form, subject, body }: MailTextFieldsProps<Values>) {
  const { control } = form;
  const input = useRef<HTMLInputElement | null>(null);
  return (
    <>
      <FormField
        control={control}
        name={subject.name}
        label={subject.label}
        required
        aside={
          <VariableMenu
            input={input}
            onChange={(text) => form.setValue(subject.name, text as never, { shouldDirty: true })}
          />
        }
      >
        {(field) => (
          <TextInput
            {...field}
            ref={(node) => {
              field.ref(node);
              input.current = node;
            }}
            autoComplete="off"
          />
        )}
      </FormField>
      <FormField control={control} name={body.name} label={body.label} required group>
        {({ value, onChange, onBlur }) => (
          <EmailRichTextInput
            label={body.label}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            variables={EMAIL_VARIABLES}
            sendPicture={sendPicture}
          />
        )}
      </FormField>
    </>
  );
}
