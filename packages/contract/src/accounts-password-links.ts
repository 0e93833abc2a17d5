import type { z } from 'zod';
import type { accountPasswordLinkSchemas } from './accounts-password-links.schemas.ts';
import type { Endpoint } from './endpoint.ts';

type S = typeof accountPasswordLinkSchemas;

/** The account whose password a link sets. */
export type PasswordLinkOwner = z.output<S['readPasswordLink']['answer']>['owner'];

/** Validity of the link after a forgotten password, in minutes. */
export const FORGOTTEN_LINK_MINUTES = 30;

const tag = 'Accounts';

/** Mails a link that sets a new password; the answer is the same whether the address is known or not. */
export const requestPasswordLink: Endpoint<S['requestPasswordLink']> = {
  id: 'requestPasswordLink',
  method: 'POST',
  path: '/v1/password_link',
  access: { kind: 'public' },
  summary: 'Mail a link to set a new password to the accounts of an address.',
  tag,
  audit: 'REQUESTLINK_PASSWORD',
  status: 202,
};

/** Reads whose password a link sets, without consuming it. 404 NOT_FOUND when it is used, expired or unknown. */
export const readPasswordLink: Endpoint<S['readPasswordLink']> = {
  id: 'readPasswordLink',
  method: 'POST',
  path: '/v1/password_link/read',
  access: { kind: 'public' },
  summary: 'Read whose password a mailed link sets.',
  tag,
  audit: null,
};

/**
 * Consumes a link: sets the password, then ends every session of a staff account or claims a participant's account. 404
 * NOT_FOUND when it is used, expired or unknown.
 */
export const setPasswordByLink: Endpoint<S['setPasswordByLink']> = {
  id: 'setPasswordByLink',
  method: 'PUT',
  path: '/v1/password_link/password',
  access: { kind: 'public' },
  summary: 'Set a new password with a mailed link.',
  tag,
  audit: 'UPDATE_PASSWORD',
};
