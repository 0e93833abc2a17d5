import type { SessionUser } from '@widya/contract/accounts';
import { tokenLoginOf } from './account-calls.ts';
import type { StoredSession } from './cookies.ts';
import { type PostResult, post, readAnswer } from './post.ts';

/** What the token login said. */
export type SessionCheck =
  | { readonly kind: 'accepted'; readonly user: SessionUser }
  /** 401 or 403: the token is worth nothing and may be thrown away. */
  | { readonly kind: 'refused' }
  /** No answer, or one that says nothing about the token: it is kept. */
  | { readonly kind: 'unreachable'; readonly cause: 'network' | 'server'; readonly requestId: string | null };

type TokenLogin = PostResult<{ readonly user: SessionUser }>;

/** Only 401 and 403 speak about the token. Source: D13. */
export function judgeTokenLogin(result: TokenLogin): SessionCheck {
  if (result.ok) return { kind: 'accepted', user: result.data.user };
  if (result.status === 401 || result.status === 403) return { kind: 'refused' };
  return {
    kind: 'unreachable',
    cause: result.kind === 'network' ? 'network' : 'server',
    requestId: result.requestId,
  };
}

/**
 * Asks whether the stored token is still worth something.
 * @param started the call the boot script began before any code was there; used instead of a new one.
 */
export async function checkSession(
  stored: StoredSession,
  started: Promise<Response> | null = null,
  baseUrl = '',
): Promise<SessionCheck> {
  if (started) {
    try {
      return judgeTokenLogin(await readAnswer(await started));
    } catch {
      return { kind: 'unreachable', cause: 'network', requestId: null };
    }
  }
  return judgeTokenLogin(await post(tokenLoginOf(stored.userType), { token: stored.token, baseUrl }));
}
