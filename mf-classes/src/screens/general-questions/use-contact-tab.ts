import { useContactFormPage } from '@widya/api-client/questions';

const PROBE = { page: 1, per_page: 1 };

/**
 * Whether the tab 'Formulir kontak' is shown: for admins, and only if there are messages. While unknown, it is shown if
 * the address opens it. D9.
 */
export function useContactTab(isAdmin: boolean, openedByAddress: boolean): boolean {
  const { data } = useContactFormPage(isAdmin ? PROBE : null);
  return isAdmin && (data ? data.meta.total > 0 : openedByAddress);
}
