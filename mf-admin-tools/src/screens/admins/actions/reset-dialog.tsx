import { failureOf } from '@widya/api-client/api-error';
import type { Admin } from '@widya/contract/admins';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Field } from '@widya/design-system/field';
import { Stack } from '@widya/design-system/layout';
import { PasswordInput } from '@widya/design-system/password-input';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useFocusError } from '@widya/remote-kit/use-focus-error';
import { useId, useRef } from 'react';
import { ADMIN_FORM_TEXTS } from '../../../features/admin-form/texts.ts';
import { ADMINS_TEXTS as texts } from '../texts.ts';
import { useResetPassword } from './use-reset-password.ts';

/** Sets a new password for an account and signs it out everywhere. */
export function ResetDialog({ admin, onClose }: { readonly admin: Admin; readonly onClose: () => void }) {
  const form = useResetPassword(admin, onClose);
  const formId = useId();
  const first = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLFormElement>(null);
  useUnsavedWork(form.dirty);
  useFocusError(body, form.refusals);
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.resetTitle}
      description={texts.resetWhy(admin.name)}
      size="sm"
      locked={form.dirty || form.busy}
      initialFocus={first}
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
        </Stack>
      </form>
    </Dialog>
  );
}
