import { changePassword } from '@widya/api-client/accounts';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { Field } from '@widya/design-system/field';
import { PasswordInput } from '@widya/design-system/password-input';
import { styled } from '@widya/design-system/styled';
import { toast } from '@widya/design-system/toast';
import { useSession } from '@widya/remote-kit/session';
import { useId } from 'react';
import { signInAsOf } from '../session/account-calls.ts';
import { FormProblem } from './form-problem.tsx';
import { emptyPasswords, passwordProblem, validatePassword } from './password-values.ts';
import { passwordTexts, profileTexts } from './texts.ts';
import { useForm } from './use-form.ts';

const Form = styled('form', { base: { display: 'flex', flexDirection: 'column', gap: '4' } });

/** Old password, new password, confirmation. Source, decision 17. */
export function PasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const { user } = useSession();
  const { form, problem, saving, dirty, submit, control, note } = useForm({
    initial: { ...emptyPasswords },
    validate: validatePassword,
    save: async ({ oldPassword, newPassword }) => {
      await changePassword(signInAsOf(user.userType), { oldPassword, newPassword });
      toast.success(passwordTexts.saved);
      onClose();
    },
    problemOf: passwordProblem,
  });
  return (
    <Dialog
      open
      locked={dirty || saving}
      onClose={onClose}
      size="sm"
      title={passwordTexts.title}
      footer={
        <>
          <Button onClick={onClose} disabled={saving}>
            {profileTexts.cancel}
          </Button>
          <Button type="submit" form={id} variant="primary" loading={saving}>
            {profileTexts.save}
          </Button>
        </>
      }
    >
      <Form ref={form} id={id} noValidate onSubmit={submit}>
        {/* Lets a password manager know whose password changes. */}
        <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
        <Field label={passwordTexts.old} error={note('oldPassword')}>
          <PasswordInput {...control('oldPassword')} autoComplete="current-password" />
        </Field>
        <Field label={passwordTexts.new} error={note('newPassword')} help={passwordTexts.help}>
          <PasswordInput {...control('newPassword')} autoComplete="new-password" />
        </Field>
        <Field label={passwordTexts.confirmation} error={note('confirmation')}>
          <PasswordInput {...control('confirmation')} autoComplete="new-password" />
        </Field>
        <FormProblem problem={problem} />
      </Form>
    </Dialog>
  );
}
