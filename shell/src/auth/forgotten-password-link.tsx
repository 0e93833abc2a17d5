import { forgottenPasswordHref } from './forgotten-password-href.ts';
import { SmallLink } from './small-link.tsx';
import { authTexts } from './texts.ts';

interface ForgottenPasswordLinkProps {
  /** What was typed so far; the page goes on with it. */
  readonly email: string;
  /** Over a page with work that must not be left. */
  readonly newTab?: boolean;
}

/** Leads from a sign-in to the page that mails a link for a new password. */
export function ForgottenPasswordLink({ email, newTab = false }: ForgottenPasswordLinkProps) {
  return (
    <SmallLink href={forgottenPasswordHref(email)} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      {authTexts.forgottenPassword}
    </SmallLink>
  );
}
