/**
 * The page of a course on the public site: the registration page of its code, which the mails of a course name too.
 * Source: decision 118, rule C-025.
 */
export const publicAddress = (code: string): string => `${location.origin}/daftar/${encodeURIComponent(code)}`;
