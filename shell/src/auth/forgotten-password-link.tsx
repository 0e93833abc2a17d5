import { forgottenPasswordHref } from './forgotten-password-href.ts';
import { SmallLink } from './small-link.tsx';
import { authTexts } from './texts.ts';

interface ForgottenPasswordLinkProps {
  /** The address typed so far, which the page takes over. */
  readonly email: string;
  /** For pages with unsaved work that must stay open. */
  readonly newTab?: boolean;
}

/** Links from a sign-in to the page that mails a password link. */
export function ForgottenPasswordLink({ email, newTab = false }: ForgottenPasswordLinkProps) {
  return (
    <SmallLink href={forgottenPasswordHref(email)} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      {authTexts.forgottenPassword}
    </SmallLink>
  );
}
