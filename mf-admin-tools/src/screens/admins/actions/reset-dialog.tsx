import { failureOf } from '@widya/api-client/api-error';
import type { Admin } from '@widya/contract/admins';
import { Field } from '@widya/design-system/field';
import { FormDialog } from '@widya/design-system/form-dialog';
import { PasswordInput } from '@widya/design-system/password-input';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useFocusError } from '@widya/remote-kit/use-focus-error';
import { useRef } from 'react';
import { ADMIN_FORM_TEXTS } from '../../../features/admin-form/texts.ts';
import { ADMINS_TEXTS as texts } from '../texts.ts';
import { useResetPassword } from './use-reset-password.ts';

/** Sets a new password for an account and signs it out everywhere. */
export function ResetDialog({ admin, onClose }: { readonly admin: Admin; readonly onClose: () => void }) {
  const form = useResetPassword(admin, onClose);
  const first = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLFormElement>(null);
  useUnsavedWork(form.dirty, form.save);
  useFocusError(body, form.refusals);
  return (
    <FormDialog
      title={texts.resetTitle}
      description={texts.resetWhy(admin.name)}
      dirty={form.dirty}
      busy={form.busy}
      failure={failureOf(form.failure)}
      submitLabel={texts.save}
      cancelLabel={texts.cancel}
      initialFocus={first}
      formRef={body}
      onSubmit={() => void form.save()}
      onClose={onClose}
    >
      <Field label={texts.newPassword} required help={ADMIN_FORM_TEXTS.passwordHelp} error={form.errors.password}>
        <PasswordInput
          ref={first}
          autoComplete="new-password"
          value={form.values.password}
          onChange={(event) => form.set({ password: event.target.value })}
        />
      </Field>
      <Field label={ADMIN_FORM_TEXTS.confirmation} required error={form.errors.confirmation}>
        <PasswordInput
          autoComplete="new-password"
          value={form.values.confirmation}
          onChange={(event) => form.set({ confirmation: event.target.value })}
        />
      </Field>
    </FormDialog>
  );
}
