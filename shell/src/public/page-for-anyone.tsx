import { SINGLE_SIGN_ON_PATH } from '@widya/contract/accounts-single-sign-on';
import { STAFF_PATHS } from '@widya/contract/outward-address';
import type { ReactNode } from 'react';
import type { NewSession } from '../auth/send-auth.ts';
import { isPath } from '../routing/shell-screens.ts';
import { confirmationTokenOf } from './confirm-email.ts';
import { LazyPage } from './lazy-page.tsx';
import { passwordTokenOf } from './password-link.ts';

const loadConfirmEmail = () =>
  import(/* webpackChunkName: "confirm-email" */ './confirm-email-page.tsx').then(
    ({ ConfirmEmailPage }) => ConfirmEmailPage,
  );
const loadPasswordLink = () =>
  import(/* webpackChunkName: "password-link" */ './password-link-page.tsx').then(
    ({ PasswordLinkPage }) => PasswordLinkPage,
  );
const loadForgottenPassword = () =>
  import(/* webpackChunkName: "forgotten-password" */ './forgotten-password-page.tsx').then(
    ({ ForgottenPasswordPage }) => ForgottenPasswordPage,
  );

const loadSingleSignOn = () =>
  import(/* webpackChunkName: "single-sign-on" */ '../single-sign-on/single-sign-on-page.tsx').then(
    ({ SingleSignOnPage }) => SingleSignOnPage,
  );

/**
 * The public page at an address, the same for visitors and staff: pages of mailed links, of a forgotten password, and
 * of the sign-in at the organisation's provider. Null for addresses of the product.
 */
export function pageForAnyone(pathname: string, apiBase: string, onSignedIn: (session: NewSession) => void): ReactNode {
  const confirmation = confirmationTokenOf(pathname);
  if (confirmation !== null)
    return <LazyPage key="confirm" load={loadConfirmEmail} props={{ token: confirmation, apiBase }} />;
  const password = passwordTokenOf(pathname);
  if (password !== null)
    return <LazyPage key="password" load={loadPasswordLink} props={{ token: password, apiBase }} />;
  if (isPath(SINGLE_SIGN_ON_PATH, pathname))
    return <LazyPage key="single-sign-on" load={loadSingleSignOn} props={{ apiBase, onSignedIn }} />;
  if (!isPath(STAFF_PATHS.forgottenPassword, pathname)) return null;
  return <LazyPage key="forgotten" load={loadForgottenPassword} props={{ apiBase }} />;
}
