import { Banner } from '@widya/design-system/banner';
import { Button } from '@widya/design-system/button';
import { Stack } from '@widya/design-system/layout';
import { styled } from '@widya/design-system/styled';
import { useLayoutEffect } from 'react';
import { LazySecondFactorStep } from '../second-factor/sign-in/lazy-second-factor-step.tsx';
import { PasskeySignIn } from '../second-factor/sign-in/passkey-sign-in.tsx';
import type { SignInAs } from '../session/account-calls.ts';
import type { PostResult } from '../session/post.ts';
import { SingleSignOnButton } from '../single-sign-on/sign-in-button.tsx';
import { AuthFields } from './auth-fields.tsx';
import type { AuthMode, AuthValues } from './fields.ts';
import { ForgottenPasswordLink } from './forgotten-password-link.tsx';
import type { AuthOutcome, NewSession } from './send-auth.ts';
import { authTexts, waitText } from './texts.ts';
import { useAuthForm } from './use-auth-form.ts';
import { useCapsLock } from './use-caps-lock.ts';

const Form = styled('form', { base: { display: 'flex', flexDirection: 'column', gap: '4.5', width: 'full' } });
const Small = styled('p', { base: { fontSize: 'sm', color: 'fg.muted' } });
const Cause = styled('p', { base: { fontSize: 'sm', marginTop: '1' } });
const Switch = styled('p', { base: { color: 'fg.muted', marginTop: '-2' } });

export interface AuthFormProps {
  readonly mode: AuthMode;
  readonly onModeChange: (mode: AuthMode) => void;
  /** Calls the API; the caller provides the store and the base address. */
  readonly send: (mode: AuthMode, values: AuthValues) => Promise<PostResult<AuthOutcome>>;
  readonly onSignedIn: (session: NewSession) => void;
  /** Base address of the API; the origin of the page by default. */
  readonly baseUrl?: string | undefined;
  readonly initialEmail?: string | undefined;
  readonly initialSignInAs?: SignInAs | undefined;
}

/** Sign-in and registration, used on the page and in the dialog. The caller renders the title. */
export function AuthForm(props: AuthFormProps) {
  const { mode, onModeChange, send, onSignedIn, baseUrl = '', initialEmail, initialSignInAs } = props;
  const initial = {
    ...(initialEmail && { email: initialEmail }),
    ...(initialSignInAs && { signInAs: initialSignInAs }),
  };
  const { form, values, problem, sending, wait, mailedTo, question, backToPassword, submit, set } = useAuthForm({
    mode,
    initial,
    send,
    onSignedIn,
  });
  const capsLock = useCapsLock();
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLInputElement>(`[name=${initialEmail ? 'password' : 'email'}]`)?.focus();
  }, [form, initialEmail]);
  const texts = authTexts[mode];
  if (mailedTo !== null)
    return (
      <Stack>
        <Banner tone="ok">{authTexts.mailed(mailedTo)}</Banner>
        <Small>{authTexts.mailedWhy}</Small>
        <Button variant="primary" size="lg" full onClick={() => onModeChange('login')}>
          {authTexts.register.toOther}
        </Button>
      </Stack>
    );
  if (question !== null)
    return (
      <LazySecondFactorStep question={question} baseUrl={baseUrl} onSignedIn={onSignedIn} onBack={backToPassword} />
    );
  return (
    <Form ref={form} noValidate onSubmit={submit} {...capsLock.watch}>
      <Switch>
        {texts.other}{' '}
        <Button variant="plain" onClick={() => onModeChange(mode === 'login' ? 'register' : 'login')}>
          {texts.toOther}
        </Button>
      </Switch>
      <AuthFields mode={mode} values={values} problem={problem} capsLock={capsLock.on} onChange={set} />
      {mode === 'login' ? <ForgottenPasswordLink email={values.email} /> : null}
      {problem ? (
        <Banner tone="error">
          {problem.message}
          {problem.detail ? <Cause>{problem.detail}</Cause> : null}
          {problem.requestId ? <Cause>{authTexts.requestId(problem.requestId)}</Cause> : null}
        </Banner>
      ) : null}
      <Button type="submit" variant="primary" size="lg" full loading={sending} disabled={wait > 0}>
        {wait > 0 ? authTexts.waitButton(waitText(wait)) : texts.submit}
      </Button>
      {mode === 'register' ? (
        <Small>{authTexts.register.note}</Small>
      ) : (
        <>
          <PasskeySignIn baseUrl={baseUrl} onSignedIn={onSignedIn} />
          <SingleSignOnButton />
        </>
      )}
    </Form>
  );
}
