import { outwardAddress, type Site } from '@widya/contract/outward-address';
import type { PreviewPage } from '@widya/contract/site/preview-pages';

/** The address of a page of a class or an event, as participants see it; those of a ticket and of feedback have a secret part each. */
export function pageAddressOf(site: Site, page: PreviewPage, code: string, isEvent: boolean): string {
  if (page === 'record') return outwardAddress(site, isEvent ? 'eventPage' : 'classPage', code);
  if (page === 'register') return outwardAddress(site, isEvent ? 'eventRegistration' : 'registration', code);
  if (page === 'feedback') return `${outwardAddress(site, 'feedback', '')}…`;
  return isEvent ? outwardAddress(site, 'eventTicket', code) : `${outwardAddress(site, 'ticket', '')}…`;
}
