import { outwardPrefix } from '@widya/contract/outward-address';

const SECRET_PREFIXES = (['passwordLink', 'emailConfirmation', 'addressProof'] as const).map(outwardPrefix);

/** Whether a mail contains a secret link, which must be removed once the mail is sent. */
export const holdsSecretLink = (html: string): boolean => SECRET_PREFIXES.some((path) => html.includes(path));

/** Replaces a removed secret. */
export const SPENT_MARK = '/***';

const CODE_BEGIN = '<strong class="kode">';

/** Marks a code in a mail that also has a secret link, so that it is removed together with the link. */
export const secretCode = (code: string): string => `${CODE_BEGIN}${code}</strong>`;

/**
 * Pattern and replacement for PostgreSQL that remove the secrets of a sent mail, because staff read stored mails (S6).
 */
export const SPENT_LINK = [`(${[...SECRET_PREFIXES, CODE_BEGIN].join('|')})[A-Za-z0-9_-]+`, '\\1***'] as const;
