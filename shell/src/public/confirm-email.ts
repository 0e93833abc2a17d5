import { confirmAdminEmail, resendAdminConfirmation } from '@widya/contract/accounts';
import { outwardPrefix } from '@widya/contract/outward-address';
import { type PostFailure, post } from '../session/post.ts';

/** State of a confirmation link. */
export type Confirmation =
  | { readonly kind: 'question' }
  | { readonly kind: 'done' }
  /** Used, expired or unknown; the page does not reveal which. */
  | { readonly kind: 'invalid' }
  | { readonly kind: 'resent' }
  | { readonly kind: 'failed'; readonly failure: PostFailure; readonly step: ConfirmStep };

export type ConfirmStep = 'confirm' | 'resend';

const PATH = new RegExp(`^${outwardPrefix('emailConfirmation')}([^/]+)/?$`);

/** The token in the address of a confirmation link; null for any other address. */
export const confirmationTokenOf = (pathname: string): string | null => PATH.exec(pathname)?.[1] ?? null;

/** Makes one of the two calls; never throws. @param baseUrl origin of the API, empty for the page's own. */
export async function takeStep(step: ConfirmStep, token: string, baseUrl: string): Promise<Confirmation> {
  const endpoint = step === 'confirm' ? confirmAdminEmail : resendAdminConfirmation;
  const result = await post(endpoint, { body: { token }, baseUrl });
  if (result.ok) return { kind: step === 'confirm' ? 'done' : 'resent' };
  // A link truncated by a mail program is refused as an invalid token (422).
  if (result.status === 404 || result.status === 422) return { kind: 'invalid' };
  return { kind: 'failed', failure: result, step };
}
