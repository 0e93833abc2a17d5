import { type PasswordLinkOwner, readPasswordLink } from '@widya/contract/accounts-password-links';
import { outwardPrefix } from '@widya/contract/outward-address';
import { type PostFailure, post } from '../session/post.ts';

/** State of a password link. */
export type PasswordLink =
  | { readonly kind: 'checking' }
  | { readonly kind: 'form'; readonly owner: PasswordLinkOwner }
  | { readonly kind: 'done'; readonly owner: PasswordLinkOwner }
  /** Used, expired or unknown; the page does not reveal which. */
  | { readonly kind: 'invalid' }
  | { readonly kind: 'failed'; readonly failure: PostFailure };

const PATH = new RegExp(`^${outwardPrefix('passwordLink')}([^/]+)/?$`);

/** The token in the address of a password link; null for any other address. */
export const passwordTokenOf = (pathname: string): string | null => PATH.exec(pathname)?.[1] ?? null;

/** Reads the account of a link; never throws. @param baseUrl origin of the API, empty for the page's own. */
export async function checkLink(token: string, baseUrl: string): Promise<PasswordLink> {
  const result = await post(readPasswordLink, { body: { token }, baseUrl });
  if (result.ok) return { kind: 'form', owner: result.data.owner };
  // A link truncated by a mail program is refused as an invalid token (422).
  if (result.status === 404 || result.status === 422) return { kind: 'invalid' };
  return { kind: 'failed', failure: result };
}
