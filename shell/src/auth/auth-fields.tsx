import { Field } from '@widya/design-system/field';
import { PasswordInput } from '@widya/design-system/password-input';
import { SegmentGroup } from '@widya/design-system/segment-group';
import { TextInput } from '@widya/design-system/text-input';
import type { AuthField, AuthMode, AuthProblem, AuthValues } from './fields.ts';
import { authTexts } from './texts.ts';

export interface AuthFieldsProps {
  readonly mode: AuthMode;
  readonly values: AuthValues;
  readonly problem: AuthProblem | null;
  readonly capsLock: boolean;
  readonly onChange: (change: Partial<AuthValues>) => void;
}

const ROLES = [
  { value: 'admin', label: authTexts.admin },
  { value: 'instructor', label: authTexts.instructor },
] as const;

/** The fields of one mode. Password managers rely on their names and autocomplete tokens. */
export function AuthFields({ mode, values, problem, capsLock, onChange }: AuthFieldsProps) {
  const control = (name: AuthField) => ({
    name,
    size: 'lg' as const,
    value: values[name],
    'aria-invalid': problem?.flagged.includes(name) || undefined,
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  const note = (name: AuthField) => problem?.notes[name];
  const isLogin = mode === 'login';
  const passwordHelp = capsLock ? authTexts.capsLock : isLogin ? undefined : authTexts.passwordHelp;
  return (
    <>
      {isLogin ? (
        <Field label={authTexts.signInAs} group>
          <SegmentGroup options={ROLES} value={values.signInAs} onChange={(signInAs) => onChange({ signInAs })} />
        </Field>
      ) : null}
      <Field label={authTexts.email} required error={note('email')}>
        <TextInput
          {...control('email')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      {isLogin ? null : (
        <Field label={authTexts.name} required error={note('name')}>
          <TextInput {...control('name')} autoComplete="name" />
        </Field>
      )}
      <Field label={authTexts.password} required error={note('password')} help={passwordHelp}>
        <PasswordInput {...control('password')} autoComplete={isLogin ? 'current-password' : 'new-password'} />
      </Field>
      {isLogin ? null : (
        <Field label={authTexts.confirmation} required error={note('confirmation')}>
          <PasswordInput {...control('confirmation')} autoComplete="new-password" />
        </Field>
      )}
    </>
  );
}
