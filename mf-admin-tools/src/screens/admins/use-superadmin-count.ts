import { useAdminPage } from '@widya/api-client/admins';

/** How many superadmins can sign in; null while it is not known. The last of them is protected. S14. */
export const useSuperadminCount = (): number | null =>
  useAdminPage({ active: '1', role: 'superadmin', page: 1, per_page: 5 }).data?.meta.total ?? null;
