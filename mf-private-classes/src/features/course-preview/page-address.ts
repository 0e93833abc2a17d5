import { outwardAddress, type Site } from '@widya/contract/outward-address';
import type { RegistrationPage } from '@widya/contract/site/preview-pages';

/** The address of a page of a course, as participants see it; that of a ticket has a secret part. */
export function pageAddressOf(site: Site, page: RegistrationPage, code: string): string {
  if (page === 'record') return outwardAddress(site, 'coursePage', code);
  if (page === 'register') return outwardAddress(site, 'courseRegistration', code);
  return `${outwardAddress(site, 'ticket', '')}…`;
}
