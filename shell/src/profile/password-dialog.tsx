import { changePassword } from '@widya/api-client/accounts';
import { useWrite } from '@widya/api-client/write';
import { listOwnSessions } from '@widya/contract/accounts-sessions';
import { Field } from '@widya/design-system/field';
import { FormDialog } from '@widya/design-system/form-dialog';
import { PasswordInput } from '@widya/design-system/password-input';
import { toast } from '@widya/design-system/toast';
import { useSession } from '@widya/remote-kit/session';
import { signInAsOf } from '../session/account-calls.ts';
import { FormProblem } from './form-problem.tsx';
import { emptyPasswords, passwordProblem, validatePassword } from './password-values.ts';
import { passwordTexts, profileTexts } from './texts.ts';
import { useForm } from './use-form.ts';

/** Old password, new password, confirmation. Source, D17. */
export function PasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { user } = useSession();
  // The change ends other sessions, so their list is reloaded.
  const write = useWrite([listOwnSessions]);
  const { form, problem, saving, dirty, save, control, note } = useForm({
    initial: { ...emptyPasswords },
    validate: validatePassword,
    save: async ({ oldPassword, newPassword }) => {
      await write(changePassword(signInAsOf(user.userType), { oldPassword, newPassword }));
      toast.success(passwordTexts.saved);
      onClose();
    },
    problemOf: passwordProblem,
  });
  return (
    <FormDialog
      title={passwordTexts.title}
      dirty={dirty}
      busy={saving}
      submitLabel={profileTexts.save}
      cancelLabel={profileTexts.cancel}
      formRef={form}
      onSubmit={save}
      onClose={onClose}
    >
      {/* Tells password managers which account's password changes. */}
      <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <Field label={passwordTexts.old} required error={note('oldPassword')}>
        <PasswordInput {...control('oldPassword')} autoComplete="current-password" />
      </Field>
      <Field label={passwordTexts.new} required error={note('newPassword')} help={passwordTexts.help}>
        <PasswordInput {...control('newPassword')} autoComplete="new-password" />
      </Field>
      <Field label={passwordTexts.confirmation} required error={note('confirmation')}>
        <PasswordInput {...control('confirmation')} autoComplete="new-password" />
      </Field>
      <FormProblem problem={problem} />
    </FormDialog>
  );
}
