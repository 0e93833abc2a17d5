import { CONFIRM_EMAIL_PATH } from '@widya/contract/accounts';
import { FORGOTTEN_PASSWORD_PATH, PASSWORD_LINK_PATH } from '@widya/contract/accounts-password-links';
import type { Config } from '../config.ts';

/** Where the product is opened. Never what a request says of itself: a link in a mail must not be led elsewhere. */
export const siteOf = ({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string =>
  publicUrl?.replace(/\/$/, '') ?? `http://localhost:${port}`;

/** The address that a mail carries. */
export const passwordLink = (config: Pick<Config, 'publicUrl' | 'port'>, token: string): string =>
  `${siteOf(config)}${PASSWORD_LINK_PATH}/${token}`;

/** The address by which somebody who registered confirms that the mailbox is theirs. */
export const confirmationLink = (config: Pick<Config, 'publicUrl' | 'port'>, token: string): string =>
  `${siteOf(config)}${CONFIRM_EMAIL_PATH}/${token}`;

/** Where whoever did not ask for a mail gets a new password. */
export const forgottenPasswordPage = (config: Pick<Config, 'publicUrl' | 'port'>): string =>
  `${siteOf(config)}${FORGOTTEN_PASSWORD_PATH}`;

/** Whether the text of a mail holds a link that must not outlive the sending. */
export const holdsSecretLink = (html: string): boolean =>
  [PASSWORD_LINK_PATH, CONFIRM_EMAIL_PATH].some((path) => html.includes(`${path}/`));

/** What stands in place of a secret that was taken out. */
export const SPENT_MARK = '/***';

/** Pattern and replacement, for PostgreSQL, that take the secret out of a mail which has left: staff read kept mails (S6). */
export const SPENT_LINK = [`(${PASSWORD_LINK_PATH}|${CONFIRM_EMAIL_PATH})/[A-Za-z0-9_-]+`, `\\1${SPENT_MARK}`] as const;
