import { Banner } from '@widya/design-system/banner';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { Field } from '@widya/design-system/field';
import { PasswordInput } from '@widya/design-system/password-input';
import { styled } from '@widya/design-system/styled';
import { TextInput } from '@widya/design-system/text-input';
import { useId, useRef } from 'react';
import { ForgottenPasswordLink } from '../auth/forgotten-password-link.tsx';
import type { NewSession } from '../auth/send-auth.ts';
import { authTexts, waitText } from '../auth/texts.ts';
import { type AuthFormOptions, useAuthForm } from '../auth/use-auth-form.ts';
import { useCapsLock } from '../auth/use-caps-lock.ts';
import { LazySecondFactorStep } from '../second-factor/sign-in/lazy-second-factor-step.tsx';
import type { SignInAs } from '../session/account-calls.ts';
import { SingleSignOnLink } from '../single-sign-on/sign-in-link.tsx';
import { guardTexts } from './texts.ts';

const Form = styled('form', { base: { display: 'flex', flexDirection: 'column', gap: '4' } });
const Cause = styled('p', { base: { fontSize: 'sm', marginTop: '1' } });

export interface PasswordAgainProps {
  readonly reason: 'expired' | 'signed-out-elsewhere';
  readonly email: string;
  readonly signInAs: SignInAs;
  readonly send: AuthFormOptions['send'];
  readonly onSignedIn: (session: NewSession) => void;
  /** Base address of the API; the origin of the page by default. */
  readonly baseUrl?: string;
  /** Cancels and opens the sign-in page. */
  readonly onLeave: () => void;
}

/** Asks for the password above the page. The email can be changed, so that another account can sign in. */
export function PasswordAgain(props: PasswordAgainProps) {
  const { reason, email, signInAs, send, onSignedIn, baseUrl = '', onLeave } = props;
  const id = useId();
  const password = useRef<HTMLInputElement>(null);
  const auth = useAuthForm({ mode: 'login', initial: { email, signInAs }, send, onSignedIn });
  const capsLock = useCapsLock();
  const { values, problem, wait, question } = auth;
  const flag = (name: 'email' | 'password') => problem?.flagged.includes(name) || undefined;
  return (
    <Dialog
      open
      locked
      onClose={() => {}}
      size="sm"
      title={guardTexts[reason].title}
      description={guardTexts[reason].body}
      initialFocus={password}
      footer={
        <>
          <Button variant="ghost" onClick={onLeave}>
            {guardTexts.leave}
          </Button>
          {question === null ? (
            <Button type="submit" form={id} variant="primary" loading={auth.sending} disabled={wait > 0}>
              {wait > 0 ? authTexts.waitButton(waitText(wait)) : guardTexts.continue}
            </Button>
          ) : null}
        </>
      }
    >
      {question === null ? (
        <Form ref={auth.form} id={id} noValidate data-no-save onSubmit={auth.submit} {...capsLock.watch}>
          <Field label={guardTexts.email} required>
            <TextInput
              name="email"
              type="email"
              autoComplete="username"
              value={values.email}
              aria-invalid={flag('email')}
              onChange={(event) => auth.set({ email: event.target.value })}
            />
          </Field>
          <Field label={guardTexts.password} required help={capsLock.on ? authTexts.capsLock : undefined}>
            <PasswordInput
              ref={password}
              name="password"
              autoComplete="current-password"
              value={values.password}
              aria-invalid={flag('password')}
              onChange={(event) => auth.set({ password: event.target.value })}
            />
          </Field>
          <ForgottenPasswordLink email={values.email} newTab />
          <SingleSignOnLink />
          {problem ? (
            <Banner tone="error">
              {problem.message}
              {problem.detail ? <Cause>{problem.detail}</Cause> : null}
            </Banner>
          ) : null}
        </Form>
      ) : (
        <LazySecondFactorStep
          question={question}
          baseUrl={baseUrl}
          onSignedIn={onSignedIn}
          onBack={auth.backToPassword}
        />
      )}
    </Dialog>
  );
}
