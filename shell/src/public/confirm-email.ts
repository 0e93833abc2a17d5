import { confirmAdminEmail, resendAdminConfirmation } from '@widya/contract/accounts';
import { outwardPrefix } from '@widya/contract/outward-address';
import { type PostFailure, post } from '../session/post.ts';

/** Where a visitor stands with a confirmation link. */
export type Confirmation =
  | { readonly kind: 'ask' }
  | { readonly kind: 'done' }
  /** Used, expired or unknown: which one is nobody's business. */
  | { readonly kind: 'over' }
  | { readonly kind: 'resent' }
  | { readonly kind: 'failed'; readonly failure: PostFailure; readonly step: ConfirmStep };

export type ConfirmStep = 'confirm' | 'resend';

const PATH = new RegExp(`^${outwardPrefix('emailConfirmation')}([^/]+)/?$`);

/** The token of a confirmation address; null for every other address. */
export const confirmationTokenOf = (pathname: string): string | null => PATH.exec(pathname)?.[1] ?? null;

/** Makes one of the two calls; never throws. @param baseUrl origin of the API, empty for the page's own. */
export async function takeStep(step: ConfirmStep, token: string, baseUrl: string): Promise<Confirmation> {
  const endpoint = step === 'confirm' ? confirmAdminEmail : resendAdminConfirmation;
  const result = await post(endpoint, { body: { token }, baseUrl });
  if (result.ok) return { kind: step === 'confirm' ? 'done' : 'resent' };
  // A link that was cut off by a mail program is no valid token.
  if (result.status === 404 || result.status === 422) return { kind: 'over' };
  return { kind: 'failed', failure: result, step };
}
