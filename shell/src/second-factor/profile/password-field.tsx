import { Field } from '@widya/design-system/field';
import { PasswordInput } from '@widya/design-system/password-input';
import { useSession } from '@widya/remote-kit/session';
import type { ComponentProps } from 'react';
import { factorTexts as texts } from './texts.ts';

interface PasswordFieldProps {
  readonly control: ComponentProps<typeof PasswordInput>;
  readonly error: string | undefined;
}

/** The current password, which every change of a second factor requires. */
export function PasswordField({ control, error }: PasswordFieldProps) {
  const { user } = useSession();
  return (
    <>
      <Field label={texts.password} required error={error}>
        <PasswordInput {...control} autoComplete="current-password" />
      </Field>
      {/* Tells password managers whose password is needed. Last, because a dialog focuses its first field. */}
      <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
    </>
  );
}
