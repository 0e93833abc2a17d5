import { outwardPath, type Site } from '@widya/contract/outward-address';

/**
 * Headers by which mail programs offer to unsubscribe with one click (RFC 8058, S39). They lead to the product even where the
 * organisation has a site of its own, because a mail program sends its POST there without showing a page.
 */
export const unsubscribeHeaders = (site: Site, token: string): Record<string, string> => ({
  'List-Unsubscribe': `<${site.address}${outwardPath('unsubscription', token)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
