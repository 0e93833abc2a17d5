import { FORGOTTEN_PASSWORD_PATH } from '@widya/contract/accounts-password-links';
import type { ReactNode } from 'react';
import { isPath } from '../routing/shell-screens.ts';
import { certificateCodeOf } from './certificate-check.ts';
import { confirmationTokenOf } from './confirm-email.ts';
import { LazyPage } from './lazy-page.tsx';
import { passwordTokenOf } from './password-link.ts';

const loadCertificate = () =>
  import(/* webpackChunkName: "certificate" */ './certificate-page.tsx').then(({ CertificatePage }) => CertificatePage);
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

/**
 * The public page at an address, the same for visitors and staff: behind a certificate's QR code, behind the links of mails, and
 * for a forgotten password. Null where the product itself is.
 */
export function pageForAnyone(pathname: string, apiBase: string): ReactNode {
  const code = certificateCodeOf(pathname);
  if (code !== null) return <LazyPage key="certificate" load={loadCertificate} props={{ code, apiBase }} />;
  const confirmation = confirmationTokenOf(pathname);
  if (confirmation !== null)
    return <LazyPage key="confirm" load={loadConfirmEmail} props={{ token: confirmation, apiBase }} />;
  const password = passwordTokenOf(pathname);
  if (password !== null)
    return <LazyPage key="password" load={loadPasswordLink} props={{ token: password, apiBase }} />;
  if (!isPath(FORGOTTEN_PASSWORD_PATH, pathname)) return null;
  return <LazyPage key="forgotten" load={loadForgottenPassword} props={{ apiBase }} />;
}
