import type { Access } from '@widya/contract/endpoint';
import type { Caller } from '../auth/caller.ts';
import { forbidden, unauthenticated } from './api-failure.ts';

/**
 * Lets a caller through or refuses. Whatever is not granted in words is refused: no caller, another role, or a menu key that
 * was not granted by name (decision 1, S10, S13). Row scope is the matter of the queries, which answer 404.
 * @throws ApiFailure 401 or 403.
 */
export function assertAccess(access: Access, caller: Caller | null): void {
  if (access.kind === 'public') return;
  if (caller === null) throw unauthenticated();
  if (!access.roles.includes(caller.role)) throw forbidden();
  if (access.menuKey !== undefined && ![access.menuKey].flat().some((key) => caller.keys.has(key))) throw forbidden();
}
