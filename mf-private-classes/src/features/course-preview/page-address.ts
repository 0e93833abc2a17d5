import { outwardAddress, type Site } from '@widya/contract/outward-address';
import type { RegistrationPage } from '@widya/contract/site/preview-pages';

/** The participants' address of a course's page; that of a ticket has a secret part, which is not included. */
export function pageAddressOf(site: Site, page: RegistrationPage, code: string): string {
  if (page === 'record') return outwardAddress(site, 'coursePage', code);
  if (page === 'register') return outwardAddress(site, 'courseRegistration', code);
  return `${outwardAddress(site, 'ticket', '')}…`;
}
