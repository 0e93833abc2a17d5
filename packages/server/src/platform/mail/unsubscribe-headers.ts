import { outwardPath, type Site } from '@widya/contract/outward-address';

/**
 * Headers for one-click unsubscribe (RFC 8058, S39). They name the product even when the organisation has its own site,
 * because mail programs POST there without showing a page.
 */
export const unsubscribeHeaders = (site: Site, token: string): Record<string, string> => ({
  'List-Unsubscribe': `<${site.address}${outwardPath('unsubscription', token)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
