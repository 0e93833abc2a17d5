import { type Access, keysOf, rolesOf } from '@widya/contract/endpoint';
import type { Caller } from '../auth/caller.ts';
import { forbidden, unauthenticated } from './api-failure.ts';

/** What an account may do before it has the second factor that it must have. */
const OWN_ACCOUNT: readonly string[] = ['own session', 'own profile'];

const SET_UP_FIRST = 'Akun ini wajib memakai faktor kedua. Muat ulang halaman, lalu siapkan dahulu.';

/**
 * Refuses every caller whom the declaration does not name: no session, another role, no second factor where one is
 * required, or no menu key granted by name (D1, S10, S13). Row scope is checked by the queries, which answer 404.
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
