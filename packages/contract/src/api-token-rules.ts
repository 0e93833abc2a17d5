import { type Access, keysOf, rolesOf } from './endpoint.ts';

/** What a token may do: `read` makes no call that writes. */
export const TOKEN_ACCESS = ['read', 'write'] as const;
export type TokenAccess = (typeof TOKEN_ACCESS)[number];

/** Indonesian labels of what a token may do. */
export const TOKEN_ACCESS_LABELS: Readonly<Record<TokenAccess, string>> = {
  read: 'Hanya membaca',
  write: 'Membaca dan mengubah',
};

export const TOKEN_STATES = ['active', 'expired', 'revoked'] as const;
export type TokenState = (typeof TOKEN_STATES)[number];

/** `deploy`: publishes remotes, and does nothing else. Source: D261. */
export const TOKEN_KINDS = ['api', 'deploy'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

/** Longest time that a token works, in days. Source: D246. */
export const MOST_TOKEN_DAYS = 365;

/** Whether an endpoint can be called with a deploy token. Source: D261. */
export const acceptsDeployToken = (access: Access): boolean =>
  access.kind === 'staff' && 'deployTokens' in access && access.deployTokens === true;

/** Whether an endpoint can be called with an API token: only what an admin opens by a menu key. Source: D247. */
export const acceptsApiToken = (access: Access): boolean =>
  access.kind === 'staff' && keysOf(access).length > 0 && rolesOf(access).includes('admin');
