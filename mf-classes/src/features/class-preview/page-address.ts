import { outwardAddress, type Site } from '@widya/contract/outward-address';
import type { PreviewPage } from '@widya/contract/site/preview-pages';

/**
 * The participants' address of a page. Class tickets and feedback have a secret in their addresses, replaced by '…'.
 */
export function pageAddressOf(site: Site, page: PreviewPage, code: string, isEvent: boolean): string {
  if (page === 'record') return outwardAddress(site, isEvent ? 'eventPage' : 'classPage', code);
  if (page === 'register') return outwardAddress(site, isEvent ? 'eventRegistration' : 'registration', code);
  if (page === 'feedback') return `${outwardAddress(site, 'feedback', '')}…`;
  return isEvent ? outwardAddress(site, 'eventTicket', code) : `${outwardAddress(site, 'ticket', '')}…`;
}
