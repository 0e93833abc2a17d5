import { useContactFormPage } from '@widya/api-client/questions';

const PROBE = { page: 1, per_page: 1 };

/**
 * Whether there is a tab 'Formulir kontak': for admins, and only while there are messages. Until that is known, the tab
 * is there for whoever came by its address. D9.
 */
export function useContactTab(isAdmin: boolean, wanted: boolean): boolean {
  const { data } = useContactFormPage(isAdmin ? PROBE : null);
  return isAdmin && (data ? data.meta.total > 0 : wanted);
}
