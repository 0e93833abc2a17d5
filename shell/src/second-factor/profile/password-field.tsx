import { Field } from '@widya/design-system/field';
import { PasswordInput } from '@widya/design-system/password-input';
import { useSession } from '@widya/remote-kit/session';
import type { ComponentProps } from 'react';
import { factorTexts as texts } from './texts.ts';

interface PasswordFieldProps {
  readonly control: ComponentProps<typeof PasswordInput>;
  readonly error: string | undefined;
}

/** The present password, which every change of a second factor asks for. */
export function PasswordField({ control, error }: PasswordFieldProps) {
  const { user } = useSession();
  return (
    <>
      <Field label={texts.password} required error={error}>
        <PasswordInput {...control} autoComplete="current-password" />
      </Field>
      {/* Lets a password manager know whose password is asked for. Last, as a dialog gives its first field the focus. */}
      <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
    </>
  );
}
