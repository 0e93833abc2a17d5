import { acceptsApiToken, acceptsDeployToken } from '@widya/contract/api-token-rules';
import { type Access, type EndpointFacts, keysOf, rolesOf } from '@widya/contract/endpoint';
import type { Caller } from '../auth/caller.ts';
import { ApiFailure, forbidden, unauthenticated } from './api-failure.ts';

/** Access of an account that must set up a second factor and has not done so. */
const OWN_ACCOUNT: readonly string[] = ['own session', 'own profile'];

const SET_UP_FIRST = 'Akun ini wajib memakai faktor kedua. Muat ulang halaman, lalu siapkan dahulu.';

/**
 * Refuses callers that the declaration does not allow: without session, with another role, without a required second
 * factor, or without the menu key (D1, S10, S13). Row scope is checked by the queries, which throw 404.
 * @throws ApiFailure 401 or 403.
 */
export function assertAccess(access: Access, caller: Caller | null): void {
  if (access.kind === 'public') return;
  if (caller === null) throw unauthenticated();
  if (!rolesOf(access).includes(caller.role)) throw forbidden();
  if (caller.mustSetUpSecondFactor && !('withoutKey' in access && OWN_ACCOUNT.includes(access.withoutKey)))
    throw forbidden(SET_UP_FIRST);
  if ('withoutKey' in access) return;
  if (!keysOf(access).some((key) => caller.keys.has(key))) throw forbidden();
}

/** Whether a call changes nothing; a GET with an effect declares a log row (D69). */
const onlyReads = ({ method, audit }: EndpointFacts): boolean => method === 'GET' && audit === null;

/** @throws ApiFailure 403 unless the call publishes a remote that the deploy token names (D261). */
function assertMayDeploy(access: Access, remotes: readonly string[], params: unknown): void {
  if (!acceptsDeployToken(access)) throw new ApiFailure(403, 'TOKEN_UNSUPPORTED');
  const remote = typeof params === 'object' && params !== null && 'remote' in params ? params.remote : undefined;
  if (typeof remote !== 'string' || !remotes.includes(remote)) throw forbidden();
}

/**
 * Refuses callers whom the declaration does not allow, and programs wherever their token may not be used (D247, D261).
 * @param params parameters of the path.
 * @throws ApiFailure 401 or 403.
 */
export function assertMayCall(facts: EndpointFacts, caller: Caller | null, params: unknown): void {
  const { access } = facts;
  const token = caller?.apiToken;
  if (token?.remotes && access.kind !== 'public') {
    assertMayDeploy(access, token.remotes, params);
    return;
  }
  if (token && access.kind !== 'public' && !acceptsApiToken(access)) throw new ApiFailure(403, 'TOKEN_UNSUPPORTED');
  assertAccess(access, caller);
  if (token?.access === 'read' && !onlyReads(facts)) throw new ApiFailure(403, 'TOKEN_READ_ONLY');
}
