import { outwardAddress, type Site } from '@widya/contract/outward-address';

type Page = 'landing' | 'register' | 'ticket';

/** The address of a page of a class or an event, as participants see it; a ticket of a class has an address of its own each. */
export function pageAddressOf(site: Site, page: Page, code: string, isEvent: boolean): string {
  if (page === 'landing') return outwardAddress(site, isEvent ? 'eventPage' : 'classPage', code);
  if (page === 'register') return outwardAddress(site, isEvent ? 'eventRegistration' : 'registration', code);
  return isEvent ? outwardAddress(site, 'eventTicket', code) : `${outwardAddress(site, 'ticket', '')}…`;
}
