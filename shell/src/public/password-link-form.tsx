import { type PasswordLinkOwner, setPasswordByLink } from '@widya/contract/accounts-password-links';
import { Button } from '@widya/design-system/button';
import { Field } from '@widya/design-system/field';
import { PasswordInput } from '@widya/design-system/password-input';
import type { FormProblem as Problem } from '../profile/form-failure.ts';
import { FormProblem } from '../profile/form-problem.tsx';
import { useForm } from '../profile/use-form.ts';
import { post } from '../session/post.ts';
import { linkTexts as texts } from './password-link-texts.ts';
import { PublicForm } from './public-form.tsx';
import { dataOrThrow, failureIn, refusalOf } from './refused.ts';

type PasswordField = 'password' | 'confirmation';
type Passwords = Readonly<Record<PasswordField, string>>;

const at = (field: PasswordField, note: string): Problem<PasswordField> => ({
  message: null,
  notes: { [field]: note },
  flagged: [field],
});

function validate({ password, confirmation }: Passwords): Problem<PasswordField> | null {
  if (password === '') return at('password', texts.missing);
  if (confirmation === '') return at('confirmation', texts.missingConfirmation);
  return password === confirmation ? null : at('confirmation', texts.differs);
}

interface PasswordLinkFormProps {
  readonly token: string;
  readonly apiBase: string;
  readonly owner: PasswordLinkOwner;
  readonly onDone: () => void;
  /** Called when the link was used or expired while the form was open. */
  readonly onInvalid: () => void;
}

/** The new password, typed twice. */
export function PasswordLinkForm({ token, apiBase, owner, onDone, onInvalid }: PasswordLinkFormProps) {
  const { form, problem, saving, submit, control, note } = useForm<Passwords>({
    initial: { password: '', confirmation: '' },
    validate,
    save: async ({ password }) => {
      dataOrThrow(await post(setPasswordByLink, { body: { token, password }, baseUrl: apiBase }));
      onDone();
    },
    problemOf: (caught) => {
      if (failureIn(caught)?.status === 404) onInvalid();
      return refusalOf<PasswordField>(caught, 'password');
    },
  });
  return (
    <PublicForm ref={form} noValidate onSubmit={submit}>
      {/* Tells password managers which account's password is set. */}
      <input type="email" name="username" autoComplete="username" value={owner.email} readOnly hidden />
      <Field label={texts.password} required error={note('password')} help={texts.help}>
        <PasswordInput {...control('password')} size="lg" autoComplete="new-password" />
      </Field>
      <Field label={texts.confirmation} required error={note('confirmation')}>
        <PasswordInput {...control('confirmation')} size="lg" autoComplete="new-password" />
      </Field>
      <FormProblem problem={problem} />
      <div>
        <Button type="submit" variant="primary" loading={saving}>
          {texts.save}
        </Button>
      </div>
    </PublicForm>
  );
}
