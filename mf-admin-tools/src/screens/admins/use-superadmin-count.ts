import { useAdminPage } from '@widya/api-client/admins';

/** Number of superadmins who can sign in, the last of whom is protected; null while unknown. S14. */
export const useSuperadminCount = (): number | null =>
  useAdminPage({ active: '1', role: 'superadmin', page: 1, per_page: 5 }).data?.meta.total ?? null;
