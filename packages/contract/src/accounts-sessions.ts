import type { z } from 'zod';
import type { accountSessionSchemas } from './accounts-sessions.schemas.ts';
import { ANY_STAFF, type Endpoint } from './endpoint.ts';

type S = typeof accountSessionSchemas;

/** A session of the own account that has not ended. */
export type OpenSession = z.output<S['listOwnSessions']['answer']>[number];

const tag = 'Accounts';
const access = { kind: 'staff', roles: ANY_STAFF, withoutKey: 'own session', scope: 'self' } as const;

/** Lists the open sessions of the own account: the calling session first, then by last use. */
export const listOwnSessions: Endpoint<S['listOwnSessions']> = {
  id: 'listOwnSessions',
  method: 'GET',
  path: '/v1/sessions',
  access,
  summary: 'List the open sessions of the own account.',
  tag,
  audit: null,
};

/** Signs one session of the own account out. 404 NOT_FOUND when it has ended or belongs to another account. */
export const endOwnSession: Endpoint<S['endOwnSession']> = {
  id: 'endOwnSession',
  method: 'DELETE',
  path: '/v1/sessions/:id',
  access,
  summary: 'End one session of the own account.',
  tag,
  audit: 'END_SESSION',
};

/** Signs every other session of the own account out. */
export const endOtherSessions: Endpoint<S['endOtherSessions']> = {
  id: 'endOtherSessions',
  method: 'DELETE',
  path: '/v1/sessions',
  access,
  summary: 'End every session of the own account but that of this call.',
  tag,
  audit: 'ENDALL_SESSION',
};
