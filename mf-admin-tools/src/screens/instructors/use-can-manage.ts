import { grantedKeys } from '@widya/contract/menu';
import { useSession } from '@widya/remote-kit/session';

/**
 * Whether to offer changes: everybody may see the list, but only admins with the explicitly granted key may write. The
 * API applies the same rule (D2).
 */
export function useCanManage(): boolean {
  const { role, user } = useSession();
  return role === 'superadmin' || (role === 'admin' && grantedKeys(user.menu).has('instructor'));
}
