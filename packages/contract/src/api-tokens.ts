import type { z } from 'zod';
import type { apiTokenRow, apiTokenSchemas } from './api-tokens.schemas.ts';
import { type Access, type Endpoint, SUPERADMIN } from './endpoint.ts';

type S = typeof apiTokenSchemas;

/** A token of a program, without its secret. */
export type ApiToken = z.output<typeof apiTokenRow>;
export type NewApiToken = z.input<S['createApiToken']['body']>;

const tag = 'API tokens';
const access: Access = { kind: 'staff', roles: SUPERADMIN, withoutKey: 'superadmins only' };

export const listApiTokens: Endpoint<S['listApiTokens']> = {
  id: 'listApiTokens',
  method: 'GET',
  path: '/v1/api-tokens',
  access,
  summary: 'List API tokens, including expired and revoked ones.',
  tag,
  audit: null,
};

/** The answer is the only one that ever contains the secret. */
export const createApiToken: Endpoint<S['createApiToken']> = {
  id: 'createApiToken',
  method: 'POST',
  path: '/v1/api-tokens',
  access,
  summary: 'Create an API token; only this answer contains its secret.',
  tag,
  audit: 'CREATE_APITOKEN',
  status: 201,
};

/** Ends a token from the next call on. A token that was revoked before stays as it is. */
export const revokeApiToken: Endpoint<S['revokeApiToken']> = {
  id: 'revokeApiToken',
  method: 'DELETE',
  path: '/v1/api-tokens/:id',
  access,
  summary: 'Revoke an API token.',
  tag,
  audit: 'REVOKE_APITOKEN',
};
