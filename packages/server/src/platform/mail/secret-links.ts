import { outwardPrefix } from '@widya/contract/outward-address';

const SECRET_PREFIXES = (['passwordLink', 'emailConfirmation', 'addressProof'] as const).map(outwardPrefix);

/** Whether the text of a mail holds a link that must not outlive the sending. */
export const holdsSecretLink = (html: string): boolean => SECRET_PREFIXES.some((path) => html.includes(path));

/** What stands in place of a secret that was taken out. */
export const SPENT_MARK = '/***';

const CODE_BEGIN = '<strong class="kode">';

/** A code in the text of a mail that also holds a secret link; it is taken out together with the link. */
export const secretCode = (code: string): string => `${CODE_BEGIN}${code}</strong>`;

/** Pattern and replacement, for PostgreSQL, that take the secrets out of a mail which has left: staff read kept mails (S6). */
export const SPENT_LINK = [`(${[...SECRET_PREFIXES, CODE_BEGIN].join('|')})[A-Za-z0-9_-]+`, '\\1***'] as const;
