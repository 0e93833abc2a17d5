import { type Access, keysOf, rolesOf } from '@widya/contract/endpoint';
import type { Caller } from '../auth/caller.ts';
import { forbidden, unauthenticated } from './api-failure.ts';

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
