import type { Admin } from '@widya/contract/admins';

/** Why an account cannot be banned, deleted or demoted; null when it can. The API applies the same rule (S14). */
export type Protection = 'self' | 'last-superadmin' | null;

/**
 * @param ownId id of the signed-in superadmin.
 * @param superadmins number of active superadmins; null while unknown, in which case only the API decides.
 */
export function protectionOf(
  admin: Pick<Admin, 'id' | 'role' | 'active'>,
  ownId: number,
  superadmins: number | null,
): Protection {
  if (admin.id === ownId) return 'self';
  const isLast = superadmins !== null && superadmins <= 1 && admin.role === 'superadmin' && admin.active === 1;
  return isLast ? 'last-superadmin' : null;
}

/** Reasons shown beside the disabled action. */
export const PROTECTION_TEXTS = {
  self: 'Akun Anda sendiri tidak dapat diblokir, dihapus, atau diubah perannya.',
  'last-superadmin': 'Super Admin terakhir tidak dapat diblokir, dihapus, atau diubah perannya.',
} as const;
