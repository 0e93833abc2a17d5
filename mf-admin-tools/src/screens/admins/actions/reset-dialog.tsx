import { useAdminActions } from '@widya/api-client/admins';
import type { Admin } from '@widya/contract/admins';
import { FALLBACK_MESSAGE } from '@widya/contract/errors';
import { FormField } from '@widya/design-system/form-field';
import { PasswordInput } from '@widya/design-system/password-input';
import { toast } from '@widya/design-system/toast';
import { RecordDialog } from '@widya/record-kit/editor/record-dialog';
import { useRecordEditor } from '@widya/record-kit/editor/use-record-editor';
import { useRef } from 'react';
import { ADMIN_FORM_TEXTS, ADMIN_MESSAGES } from '../../../features/admin-form/texts.ts';
import { ADMINS_TEXTS as texts } from '../texts.ts';
import { RESET_FORM } from './reset-form.ts';

/** Sets a new password for an account and signs it out everywhere. */
export function ResetDialog({ admin, onClose }: { readonly admin: Admin; readonly onClose: () => void }) {
  const { resetPassword } = useAdminActions();
  const first = useRef<HTMLInputElement>(null);
  const editor = useRecordEditor({
    record: admin,
    definition: RESET_FORM,
    calls: {
      update: async (_, account, { password }) => {
        await resetPassword(account.id, password);
        return { data: account };
      },
      announce: () => toast.success(ADMIN_MESSAGES.passwordReset),
    },
    onSaved: onClose,
  });
  const { control } = editor.form;
  return (
    <RecordDialog
      editor={editor}
      title={texts.resetTitle}
      description={texts.resetWhy(admin.name)}
      initialFocus={first}
      submitLabel={texts.save}
      failed={FALLBACK_MESSAGE}
      onClose={onClose}
    >
      <FormField
        control={control}
        name="password"
        label={texts.newPassword}
        required
        help={ADMIN_FORM_TEXTS.passwordHelp}
      >
        {({ ref, ...field }) => (
          <PasswordInput
            {...field}
            ref={(box) => {
              ref(box);
              first.current = box;
            }}
            autoComplete="new-password"
          />
        )}
      </FormField>
      <FormField control={control} name="confirmation" label={ADMIN_FORM_TEXTS.confirmation} required>
        {(field) => <PasswordInput {...field} autoComplete="new-password" />}
      </FormField>
    </RecordDialog>
  );
}
