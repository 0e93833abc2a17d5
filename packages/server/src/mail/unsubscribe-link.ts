/** Path of the page on which a person ends broadcasts to them. */
export const UNSUBSCRIBE_PATH = '/berhenti-langganan';

/** Where the recipient of a mail ends broadcasts to them; null where the address of the product is unknown. */
export const unsubscribeLink = (publicUrl: string | null, token: string): string | null =>
  publicUrl === null ? null : `${publicUrl.replace(/\/$/, '')}${UNSUBSCRIBE_PATH}/${token}`;

/** Headers by which mail programs offer to unsubscribe with one click (RFC 8058, S39). */
export function unsubscribeHeaders(publicUrl: string | null, token: string): Record<string, string> {
  const link = unsubscribeLink(publicUrl, token);
  if (link === null) return {};
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
