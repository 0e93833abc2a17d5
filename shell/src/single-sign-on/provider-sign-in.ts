import { beginSingleSignOn, finishSingleSignOn } from '@widya/contract/accounts-single-sign-on';
import type { NewSession, SecondFactorQuestion } from '../auth/send-auth.ts';
import { isLocalPath } from '../routing/attempted-path.ts';
import { deviceId } from '../session/device-id.ts';
import { type PostFailure, post } from '../session/post.ts';

/** State of a sign-in at the provider. */
export type ProviderSignIn =
  | { readonly kind: 'redirecting' }
  | { readonly kind: 'finishing' }
  | { readonly kind: 'question'; readonly question: SecondFactorQuestion }
  | { readonly kind: 'in'; readonly session: NewSession }
  /** Started in another tab, which has its secret. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly failure: PostFailure };

/** Stored in the tab while the provider's page is open. */
interface Begun {
  readonly secret: string;
  readonly to: string | null;
}

const KEY = 'widya.single-sign-on';

function readBegun(): Begun | null {
  try {
    return JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as Begun | null;
  } catch {
    return null;
  }
}

/** Whether the provider redirected to this address. */
export const isReturn = (search: string): boolean => new URLSearchParams(search).has('state');

/** Returns the path requested before the sign-in, by default the start page, and clears what the tab stored. */
export function takeRequestedPath(): string {
  const to = readBegun()?.to;
  window.sessionStorage.removeItem(KEY);
  return isLocalPath(to) ? to : '/';
}

/** Starts a sign-in. @returns the address of the provider's page, or the failure. */
export async function begin(search: string, baseUrl: string): Promise<string | ProviderSignIn> {
  const result = await post(beginSingleSignOn, { baseUrl });
  if (!result.ok) return { kind: 'failed', failure: result };
  const { secret, address } = result.data;
  const to = new URLSearchParams(search).get('to') ?? readBegun()?.to ?? null;
  window.sessionStorage.setItem(KEY, JSON.stringify({ secret, to } satisfies Begun));
  return address;
}

/** Completes a sign-in with the provider's query. */
export async function finish(query: string, baseUrl: string): Promise<ProviderSignIn> {
  const begun = readBegun();
  if (begun === null) return { kind: 'unknown' };
  const result = await post(finishSingleSignOn, {
    body: { secret: begun.secret, query },
    device: deviceId(),
    baseUrl,
  });
  if (!result.ok) return { kind: 'failed', failure: result };
  return 'second_factor' in result.data
    ? { kind: 'question', question: result.data.second_factor }
    : { kind: 'in', session: result.data };
}
