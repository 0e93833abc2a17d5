import { beginSingleSignOn, finishSingleSignOn } from '@widya/contract/accounts-single-sign-on';
import type { NewSession, SecondFactorQuestion } from '../auth/send-auth.ts';
import { isLocalPath } from '../routing/attempted-path.ts';
import { deviceName } from '../session/device-name.ts';
import { type PostFailure, post } from '../session/post.ts';

/** Where somebody stands between this page and the provider. */
export type Journey =
  | { readonly kind: 'leading' }
  | { readonly kind: 'finishing' }
  | { readonly kind: 'question'; readonly question: SecondFactorQuestion }
  | { readonly kind: 'in'; readonly session: NewSession }
  /** Begun in another tab, so that its secret is not here. */
  | { readonly kind: 'over' }
  | { readonly kind: 'failed'; readonly failure: PostFailure };

/** What stays in the tab while the provider is open. */
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

/** Whether the provider led to this address. */
export const isReturn = (search: string): boolean => new URLSearchParams(search).has('state');

/** Where the person wanted to go before the sign-in; the start page when nowhere. */
export function wantedPath(): string {
  const to = readBegun()?.to;
  window.sessionStorage.removeItem(KEY);
  return isLocalPath(to) ? to : '/';
}

/** Begins a sign-in. @returns the address of the provider's page, or what failed. */
export async function begin(search: string, baseUrl: string): Promise<string | Journey> {
  const result = await post(beginSingleSignOn, { baseUrl });
  if (!result.ok) return { kind: 'failed', failure: result };
  const { secret, address } = result.data;
  const to = new URLSearchParams(search).get('to') ?? readBegun()?.to ?? null;
  window.sessionStorage.setItem(KEY, JSON.stringify({ secret, to } satisfies Begun));
  return address;
}

/** Ends a sign-in with what the provider added to the address. */
export async function finish(query: string, baseUrl: string): Promise<Journey> {
  const begun = readBegun();
  if (begun === null) return { kind: 'over' };
  const result = await post(finishSingleSignOn, {
    body: { secret: begun.secret, query },
    device: deviceName(),
    baseUrl,
  });
  if (!result.ok) return { kind: 'failed', failure: result };
  return 'second_factor' in result.data
    ? { kind: 'question', question: result.data.second_factor }
    : { kind: 'in', session: result.data };
}
