import { outwardPrefix } from '@widya/contract/outward-address';

const withoutSlash = (page: 'passwordLink' | 'emailConfirmation') => outwardPrefix(page).slice(0, -1);
const passwordLink = withoutSlash('passwordLink');
const emailConfirmation = withoutSlash('emailConfirmation');

/** Whether the text of a mail holds a link that must not outlive the sending. */
export const holdsSecretLink = (html: string): boolean =>
  [passwordLink, emailConfirmation].some((path) => html.includes(`${path}/`));

/** What stands in place of a secret that was taken out. */
export const SPENT_MARK = '/***';

/** Pattern and replacement, for PostgreSQL, that take the secret out of a mail which has left: staff read kept mails (S6). */
export const SPENT_LINK = [`(${passwordLink}|${emailConfirmation})/[A-Za-z0-9_-]+`, `\\1${SPENT_MARK}`] as const;
