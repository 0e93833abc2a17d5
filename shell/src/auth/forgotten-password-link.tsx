import { styled } from '@widya/design-system/styled';
import { forgottenPasswordHref } from './forgotten-password-href.ts';
import { authTexts } from './texts.ts';

const Anchor = styled('a', {
  base: {
    color: 'accent.text',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    fontSize: 'sm',
    alignSelf: 'flex-start',
  },
});

interface ForgottenPasswordLinkProps {
  /** What was typed so far; the page goes on with it. */
  readonly email: string;
  /** Over a page with work that must not be left. */
  readonly newTab?: boolean;
}

/** Leads from a sign-in to the page that mails a link for a new password. */
export function ForgottenPasswordLink({ email, newTab = false }: ForgottenPasswordLinkProps) {
  return (
    <Anchor href={forgottenPasswordHref(email)} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      {authTexts.forgottenPassword}
    </Anchor>
  );
}
