import { grantedKeys } from '@widya/contract/menu';
import { useSession } from '@widya/remote-kit/session';

/**
 * Whether to offer what changes instructors: everybody may look at the list, only admins with the key granted by name
 * may write. The API decides the same (D2).
 */
export function useCanManage(): boolean {
  const { role, user } = useSession();
  return role === 'superadmin' || (role === 'admin' && grantedKeys(user.menu).has('instructor'));
}
