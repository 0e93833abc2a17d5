import { outwardAddress } from '@widya/contract/outward-address';

/** Headers by which mail programs offer to unsubscribe with one click (RFC 8058, S39). @param site where the product is opened. */
export const unsubscribeHeaders = (site: string, token: string): Record<string, string> => ({
  'List-Unsubscribe': `<${outwardAddress(site, 'unsubscription', token)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
