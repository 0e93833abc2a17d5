import type { SessionUser } from '@widya/contract/accounts';
import { tokenLoginOf } from './account-calls.ts';
import type { StoredSession } from './cookies.ts';
import { type PostResult, post, readAnswer } from './post.ts';

/** Result of the token login. */
export type SessionCheck =
  | { readonly kind: 'accepted'; readonly user: SessionUser }
  /** 401 or 403: the token is invalid and can be removed. */
  | { readonly kind: 'refused' }
  /** No answer, or one that does not concern the token, which stays stored. */
  | { readonly kind: 'unreachable'; readonly cause: 'network' | 'server'; readonly requestId: string | null };

type TokenLogin = PostResult<{ readonly user: SessionUser }>;

/** Only 401 and 403 invalidate the token. Source: D13. */
export function classifyTokenLogin(result: TokenLogin): SessionCheck {
  if (result.ok) return { kind: 'accepted', user: result.data.user };
  if (result.status === 401 || result.status === 403) return { kind: 'refused' };
  return {
    kind: 'unreachable',
    cause: result.kind === 'network' ? 'network' : 'server',
    requestId: result.requestId,
  };
}

/**
 * Checks whether the stored token is valid.
 * @param started the call that the boot script has started, used instead of a new one.
 */
export async function checkSession(
  stored: StoredSession,
  started: Promise<Response> | null = null,
  baseUrl = '',
): Promise<SessionCheck> {
  if (started) {
    try {
      return classifyTokenLogin(await readAnswer(await started));
    } catch {
      return { kind: 'unreachable', cause: 'network', requestId: null };
    }
  }
  return classifyTokenLogin(await post(tokenLoginOf(stored.userType), { token: stored.token, baseUrl }));
}
