import { FORGOTTEN_PASSWORD_PATH } from '@widya/contract/accounts-password-links';
import type { ReactNode } from 'react';
import { isPath } from '../routing/shell-screens.ts';
import { certificateCodeOf } from './certificate-check.ts';
import { CertificateStart } from './certificate-start.tsx';
import { confirmationTokenOf } from './confirm-email.ts';
import { ConfirmEmailStart } from './confirm-email-start.tsx';
import { ForgottenPasswordStart } from './forgotten-password-start.tsx';
import { passwordTokenOf } from './password-link.ts';
import { PasswordLinkStart } from './password-link-start.tsx';

/**
 * The public page at an address, the same for visitors and staff: behind a certificate's QR code, behind the links of mails, and
 * for a forgotten password. Null where the product itself is.
 */
export function pageForAnyone(pathname: string, apiBase: string): ReactNode {
  const code = certificateCodeOf(pathname);
  if (code !== null) return <CertificateStart code={code} apiBase={apiBase} />;
  const confirmation = confirmationTokenOf(pathname);
  if (confirmation !== null) return <ConfirmEmailStart token={confirmation} apiBase={apiBase} />;
  const password = passwordTokenOf(pathname);
  if (password !== null) return <PasswordLinkStart token={password} apiBase={apiBase} />;
  return isPath(FORGOTTEN_PASSWORD_PATH, pathname) ? <ForgottenPasswordStart apiBase={apiBase} /> : null;
}
