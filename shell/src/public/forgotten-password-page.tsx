import { requestPasswordLink } from '@widya/contract/accounts-password-links';
import { Button } from '@widya/design-system/button';
import { Field } from '@widya/design-system/field';
import { Inline } from '@widya/design-system/layout';
import { TextInput } from '@widya/design-system/text-input';
import { useEffect, useState } from 'react';
import { emailInHash } from '../auth/forgotten-password-href.ts';
import { FormProblem } from '../profile/form-problem.tsx';
import { useForm } from '../profile/use-form.ts';
import { post } from '../session/post.ts';
import { forgottenTexts as texts } from './forgotten-password-texts.ts';
import { MessageWithReason } from './message-with-reason.tsx';
import { PublicCard, toSignIn, Why } from './public-card.tsx';
import { PublicForm } from './public-form.tsx';
import { PublicLinkButton } from './public-link-button.tsx';
import { dataOrThrow, refusalOf } from './refused.ts';

interface ForgottenPasswordPageProps {
  /** Origin of the API; empty for the page's own. */
  readonly apiBase: string;
}

/** Requests a password link. The answer does not reveal whether the address is known. */
export function ForgottenPasswordPage({ apiBase }: ForgottenPasswordPageProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  useEffect(() => {
    document.title = texts.pageTitle;
  }, []);
  const { form, problem, saving, submit, control, note } = useForm({
    initial: { email: emailInHash(window.location.hash) },
    validate: ({ email }) =>
      email.trim() === '' ? { message: null, notes: { email: texts.missing }, flagged: ['email'] } : null,
    save: async ({ email }) => {
      dataOrThrow(await post(requestPasswordLink, { body: { email: email.trim() }, baseUrl: apiBase }));
      setSentTo(email.trim());
    },
    problemOf: (caught) => refusalOf(caught, 'email'),
  });
  if (sentTo !== null)
    return (
      <PublicCard
        title={texts.title}
        isBusy={false}
        status={
          <>
            <MessageWithReason message={texts.sent} why={texts.sentWhy(sentTo)} />
            <Why>{texts.notThere}</Why>
          </>
        }
      >
        <Inline>
          <Button variant="primary" onClick={toSignIn}>
            {texts.signIn}
          </Button>
          <Button onClick={() => setSentTo(null)}>{texts.otherAddress}</Button>
        </Inline>
      </PublicCard>
    );
  return (
    <PublicCard
      title={texts.title}
      isBusy={saving}
      status={<MessageWithReason message={texts.request} why={texts.requestWhy} />}
    >
      <PublicForm ref={form} noValidate onSubmit={submit}>
        <Field label={texts.email} required error={note('email')}>
          <TextInput
            {...control('email')}
            type="email"
            size="lg"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <FormProblem problem={problem} />
        <Inline>
          <Button type="submit" variant="primary" loading={saving}>
            {texts.send}
          </Button>
          <PublicLinkButton href="/">{texts.toSignIn}</PublicLinkButton>
        </Inline>
      </PublicForm>
    </PublicCard>
  );
}
